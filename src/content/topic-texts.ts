import { brand } from './brand.ts'
import type { TopicId } from './topics.ts'

/** What the contact page says to a visitor who came with something particular. */
export interface TopicText {
  /** What they came for. */
  title: string
  lead: string
  /** What happens after Send, step by step. */
  next: readonly [string, string, string]
}

export const nextHeading = 'What happens next'

/** Without a topic. */
export const anyTopic: Omit<TopicText, 'title'> = {
  lead: 'Tell us what you are trying to change, and which systems it touches. A figure helps: how often, how long.',
  next: [
    'A person reads your message and passes it to whoever knows the subject.',
    'You get an answer by email, or a question if something is missing.',
    'If a call would help, we offer two times and you choose one.',
  ],
}

export const topicTexts: Record<TopicId, TopicText> = {
  demo: {
    title: 'Schedule a demo',
    lead: 'A demo takes 30 minutes and uses a process of yours as the example. Tell us which one, and which systems it touches.',
    next: [
      'We answer with two times, within 24 hours on business days.',
      'In the demo we walk through your process on the platform.',
      'Afterward you get a written summary, with the price.',
    ],
  },
  consultation: {
    title: 'Schedule a consultation',
    lead: 'A consultation is a working call with someone who has done such projects. Describe where you are and what you have to decide.',
    next: [
      'A consultant reads your description and proposes two times.',
      'You talk for 45 minutes, with your own documents on the table.',
      'You get our advice in writing, even if it is to wait.',
    ],
  },
  trial: {
    title: 'Start a free trial',
    lead: 'The trial runs for 30 days in a workspace of your own. Name the products you want to see and the first source you would connect.',
    next: [
      'We set up the workspace, usually within one business day.',
      'A person connects the first source with you, in about 20 minutes.',
      'After 30 days you decide. Without a contract the data is erased.',
    ],
  },
  start: {
    title: 'Get started',
    lead: 'Tell us what your team does today and what takes too long. We suggest the product to begin with and what it needs from you.',
    next: [
      'A person reads your message and suggests one product to begin with.',
      'You see it at work on your own example.',
      'You get an offer in writing, by products, people and data volume.',
    ],
  },
  automation: {
    title: 'Start automating',
    lead: 'Choose one handover that often fails, and describe it: who starts it, who waits, and how you notice that it is stuck.',
    next: [
      'An automation engineer reads the description and asks what is missing.',
      'You see the workflow drawn, with its steps and its times.',
      'It runs beside the old way until both give the same result.',
    ],
  },
  security: {
    title: 'Secure your enterprise',
    lead: `Tell us how many people and systems there are and which standard you have to meet. If something is happening now, call ${brand.emergency.display}.`,
    next: [
      'A security engineer answers, within 24 hours on business days.',
      'You get a questionnaire of two pages, and an agreement to keep it confidential.',
      'We show which controls you have, which you lack and what comes first.',
    ],
  },
  assistant: {
    title: `Try ${brand.assistant.name}`,
    lead: `${brand.assistant.name} answers from your own documents. Send a link to your help pages, or the ten questions your team is asked most.`,
    next: [
      `We load your pages into a test workspace for ${brand.assistant.name}.`,
      'You ask it whatever your customers ask, for 30 days.',
      'You mark wrong answers, and see how many there were.',
    ],
  },
  tokenization: {
    title: 'Discuss tokenization',
    lead: 'Tell us who contributes, what is contributed and who benefits from it today. We say plainly if an ordinary database would do.',
    next: [
      'A person who has built such schemes reads your case.',
      'In a call you go through six questions that decide whether it fits.',
      'If it does, you get a worked example with your own numbers.',
    ],
  },
  technology: {
    title: 'Ask a technical question',
    lead: 'Send your question, or a whole security questionnaire, with the name of the system you would replace.',
    next: [
      'Your question goes to an engineer, without a sales call before it.',
      'You get the answer in writing, with a link to the documentation.',
      'If a test would show more, you get a key to a test workspace.',
    ],
  },
  industry: {
    title: 'Discuss your industry',
    lead: 'Describe one week: where requests arrive, who decides, what is written down and what is regularly late.',
    next: [
      'Someone who has read your description answers it.',
      'You hear which product companies like yours begin with.',
      'You can talk to one of them, without us on the call.',
    ],
  },
  ecommerce: {
    title: 'Talk about your shop',
    lead: 'Tell us your shop system, how many orders a month and how many come back. We begin with the figure you trust least.',
    next: [
      'A person who knows shop systems reads your message.',
      'In a demo you see orders traced to the campaigns that brought them.',
      'The trial connects your shop, web analytics and email first.',
    ],
  },
  fintech: {
    title: 'Talk about your controls',
    lead: 'Tell us what you move, under which license, and which examiner’s question took you longest to answer.',
    next: [
      'A security engineer answers, under confidentiality if you wish.',
      'You see that examiner’s question answered from the audit trail.',
      'You get the list of controls, each with the rule it is mapped to.',
    ],
  },
  legal: {
    title: 'Talk about your practice',
    lead: 'Tell us how many people work on a matter and where its dates are kept today. Please leave out names of clients.',
    next: [
      'A person who knows law practices reads your message.',
      'You see a sample matter from intake to closing, with your own periods.',
      'The trial begins with the mailbox for new inquiries.',
    ],
  },
  smb: {
    title: 'Talk about your week',
    lead: 'Tell us the size of your team and which chore comes back every week. You need no server and no IT department.',
    next: [
      'A person answers and names the product that helps first.',
      'You connect a mailbox and a calendar together, in about 20 minutes.',
      'After 30 days you compare the hours before and after.',
    ],
  },
  resources: {
    title: 'Ask about a publication',
    lead: 'Tell us the page and what you found: a mistake, a question left open, or a claim you would like checked.',
    next: [
      'An editor reads it and looks the matter up.',
      'You get an answer by email in any case.',
      'A correction is dated in the text, with your name if you wish.',
    ],
  },
  support: {
    title: 'Get support',
    lead: 'Tell us what you wanted to do, what you saw instead, when, and on which page or in which run.',
    next: [
      'A support engineer reads it, within 24 hours on business days.',
      'You get a way around the problem first, and the cause after that.',
      'The request is closed when you say so.',
    ],
  },
  privacy: {
    title: 'Make a privacy request',
    lead: 'Tell us what you ask for: to see, correct, erase or receive what we hold. Write from the address it is about, or name it.',
    next: [
      'We confirm that the request arrived.',
      'If we cannot tell that it is you, we ask one question.',
      'You get the answer within 30 days, and usually sooner.',
    ],
  },
  accessibility: {
    title: 'Report a barrier',
    lead: 'Tell us the page, what you tried to do and which browser or assistive technology you use. You need not know the cause.',
    next: [
      'A person answers and sends you the information another way.',
      'We reproduce the problem and look for the cause.',
      'We write again when it is repaired.',
    ],
  },
}

/** Null for what is no topic. It asks its own record: the list of subjects is the form's. */
export function textOfTopic(topic: string | null): TopicText | null {
  const found = Object.entries(topicTexts).find(([id]) => id === topic)
  return found ? found[1] : null
}

import { sampleFlag } from '../counting-link.ts'
import { brand } from '../brand.ts'
import { hoursText } from '../hours-text.ts'
import { anchors, paths, type SitePath } from '../paths.ts'

export interface Question {
  /** Anchor of the answer. */
  id: string
  question: string
  answer: readonly string[]
  more?: { path: SitePath; anchor?: string; label: string }
}

/** Beneath answers with a figure that is a sample. */
const counted = {
  path: paths.resources,
  anchor: anchors.howWeCount,
  label: `${sampleFlag}: how we count`,
} as const

export interface FaqGroup {
  id: string
  name: string
  questions: readonly Question[]
}

const { assistant, email, phone, word } = brand

export const faqTexts = {
  filter: 'Find an answer',
  placeholder: 'A word is enough',
  tries: ['mailbox', 'export', 'role', 'price'],
  more: 'Another question?',
  nothing: 'No question here says that.',
  advice: 'Ask a person, and hear back within 24\u00a0hours on business days.',
  ask: 'Ask a question',
} as const

export const faq: readonly FaqGroup[] = [
  {
    id: 'start',
    name: 'Getting started',
    questions: [
      {
        id: 'first-day',
        question: 'What happens on the first day?',
        answer: [
          'You get a workspace for testing and a key for it. Connect one source, most often the support mailbox, and let it report. By the evening you see whether times, names and customers look right.',
        ],
        more: { path: paths.documentation, anchor: 'first-source', label: 'Connect the first source' },
      },
      {
        id: 'how-long',
        question: 'How long until it is useful?',
        answer: [
          'The first source is useful within days. The success team plans week 1 for the connection and weeks 2–4 for the first workflows, and tunes them from then on.',
        ],
        more: { path: paths.automation, label: 'The plan of the success team' },
      },
      {
        id: 'which-product-first',
        question: 'Which product should we begin with?',
        answer: [
          'Begin where people wait: with the assistant if customers wait for answers, with analytics if decisions wait for figures, with tasks or automation if an approval sits in an inbox. You add the other products later without moving data, because all six share one set of records.',
        ],
        more: { path: paths.solutions, label: 'Compare the six products' },
      },
      {
        id: 'trial',
        question: 'Is there a free trial?',
        answer: [
          'Yes, for 30 days. Ask for it with the form. You get a workspace with the products you name, and help with the first source. If you do not sign a contract, we erase your data after the 30 days.',
        ],
        more: { path: paths.solutions, anchor: anchors.howToBuy, label: 'Pricing, trial and demo' },
      },
      {
        id: 'it-department',
        question: 'Do we need an IT department?',
        answer: [
          'No. Gmail, Outlook, calendars and shops are connected by giving consent in a browser; a mail server of your own needs its settings once. An engineer is needed for your own systems, through the API or a webhook.',
        ],
        more: { path: paths.smb, label: 'How small companies start' },
      },
    ],
  },
  {
    id: 'accounts',
    name: 'Accounts and access',
    questions: [
      {
        id: 'website-login',
        question: 'Where do I log in?',
        answer: [
          'Not on this website: it is public and has no login. Customers sign in at the address of their own workspace, which is in the welcome email. If you have lost it, ask the person who invited you or write to support.',
        ],
      },
      {
        id: 'invite',
        question: 'How do I invite a colleague?',
        answer: [
          'In the workspace, under People, with an email address and a role. The invitation is valid for seven days. Without a role there is no access, so a newcomer never sees everything.',
        ],
      },
      {
        id: 'roles',
        question: 'What is a role?',
        answer: [
          'A list of what a person, a key or the assistant may see and do. Four roles come with a workspace: reader, member, manager and owner. You can add your own and narrow them down to single fields.',
        ],
        more: { path: paths.documentation, anchor: 'access', label: 'Roles and model access' },
      },
      {
        id: 'second-factor',
        question: 'Is there a second factor or single sign-on?',
        answer: [
          'Both. Everyone signs in with a second factor: a passkey, an authenticator app, or biometrics on devices that offer them. Single sign-on connects the provider you have.',
        ],
        more: { path: paths.securitySolution, label: 'How access is decided' },
      },
      {
        id: 'lost-password',
        question: 'I forgot my password',
        answer: [
          'Choose “Forgot password” where you sign in. The link in the email is valid for 30 minutes and works once. Support cannot see or set a password, and will never ask you for one.',
        ],
      },
      {
        id: 'someone-leaves',
        question: 'What do we do when someone leaves?',
        answer: [
          'Close the one account. That ends access to videos, reports, customers and email at once. Their tasks go to the person you name, and what they wrote stays with the customer record.',
        ],
      },
    ],
  },
  {
    id: 'integrations',
    name: 'Integrations',
    questions: [
      {
        id: 'which-systems',
        question: 'Which systems can be connected?',
        answer: [
          'Social networks, website analytics, CRM, financial data, mobile apps and email marketing report to analytics; shops and accounting systems count as financial data. Email connects through Gmail, Outlook or any server with SMTP, POP or IMAP. For everything else there are the API and webhooks.',
        ],
        more: { path: paths.platform, anchor: anchors.connections, label: 'What connects' },
      },
      {
        id: 'not-on-list',
        question: 'Our system is not on the list',
        answer: [
          'If it can send a web request or write a file, it can report. An engineer needs about a day for a source that records events. If yours can do neither, describe it to us before you give up on it.',
        ],
        more: { path: paths.documentation, anchor: 'events', label: 'Events and webhooks' },
      },
      {
        id: 'old-data',
        question: 'Can we bring our old data?',
        answer: [
          'Yes. Events carry the time at which they happened, so history can be recorded afterward and in any order. Send a sample of a thousand rows first; the mapping is what takes time, not the volume.',
        ],
      },
      {
        id: 'stop-source',
        question: 'What happens if I disconnect a source?',
        answer: [
          'It stops reporting at once. What it has reported stays until you erase it, because other figures are built on it. Connecting it again goes on where it stopped.',
        ],
      },
    ],
  },
  {
    id: 'assistant',
    name: 'The assistant',
    questions: [
      {
        id: 'assistant-alone',
        question: `What may ${assistant.name} do without asking?`,
        answer: [
          'Only what you have put on its list. In a new workspace that is answering questions from your own pages. Whatever writes, sends or pays is on the other list: ask first.',
        ],
        more: { path: paths.documentation, anchor: 'assistant', label: 'Put the assistant to work' },
      },
      {
        id: 'languages',
        question: 'Which languages does it speak?',
        answer: [
          'More than 150. It answers in the language it was written to in, typically in under 2 seconds; long questions bring the average to 2.3. You can restrict it to the languages your team can check.',
        ],
        more: { path: paths.assistant, label: 'The assistant' },
      },
      {
        id: 'assistant-wrong',
        question: 'What if it gives a wrong answer?',
        answer: [
          'Mark the answer. The conversation goes to a person, with the page it drew on, and the assistant uses the corrected text from then on. Each month two reviewers check a sample: 99.8% of the facts it states are in the linked documents. Judge completeness on your own questions, as our whitepaper describes.',
        ],
        more: counted,
      },
      {
        id: 'training',
        question: 'Are models trained on our data?',
        answer: [
          'Only for you. What the assistant learns from your conversations stays in your workspace and is erased with it.',
        ],
        more: { path: paths.dataPrivacy, label: 'What the assistant may see' },
      },
    ],
  },
  {
    id: 'analytics',
    name: 'Analytics',
    questions: [
      {
        id: 'different-figures',
        question: 'Why do two systems show two figures?',
        answer: [
          'Usually the two count different things: orders placed or orders paid, local time or UTC. Open the figure: the records it counts are listed, under its definition.',
        ],
      },
      {
        id: 'how-fresh',
        question: 'How fresh are the figures?',
        answer: [
          'As fresh as the source. Dashboards are live, and each source shows how many seconds it is behind.',
        ],
      },
      {
        id: 'forecasts',
        question: 'How sure is a forecast?',
        answer: [
          'Every forecast shows its range and the three inputs that weigh most. If the range is too wide to act on, the dashboard says so.',
        ],
        more: { path: paths.analytics, label: 'AI analytics' },
      },
      {
        id: 'export-data',
        question: 'Can I export everything?',
        answer: [
          'Yes, at any time and without asking us: tables as CSV, events as JSON lines, documents as they were uploaded. An owner starts a full export and a second person confirms it. The API returns the same in pages.',
        ],
        more: { path: paths.apiDocs, anchor: 'pagination', label: 'Pages of a list' },
      },
    ],
  },
  {
    id: 'automation',
    name: 'Automation and tasks',
    questions: [
      {
        id: 'workflow-stopped',
        question: 'A workflow has stopped. What now?',
        answer: [
          'Open the run. The step that stopped is marked and says why, most often because a source did not answer or a field was empty. Correct it and choose “Go on”: the steps before are not repeated.',
        ],
      },
      {
        id: 'try-workflow',
        question: 'Can I try a workflow safely?',
        answer: [
          'Yes. A trial run goes through every step with real input and writes down what it would have sent, to whom. Nothing leaves the workspace.',
        ],
        more: { path: paths.documentation, anchor: 'workflow', label: 'Build a workflow' },
      },
      {
        id: 'assignment',
        question: 'How does the suite choose who gets a task?',
        answer: [
          'By skill, by free hours and by leave. It proposes a person and shows the reasons; a manager confirms, and the person can hand the task back in one step.',
        ],
        more: { path: paths.tasks, label: 'Task Management Suite' },
      },
      {
        id: 'calendar-conflict',
        question: 'Two calendars disagree. Which one wins?',
        answer: [
          'The one you have named as leading. Double bookings are prevented in 85% of cases before they happen; in the others the owner is asked, and neither entry is deleted.',
        ],
        more: counted,
      },
    ],
  },
  {
    id: 'security',
    name: 'Security and privacy',
    questions: [
      {
        id: 'encryption',
        question: 'How is our data encrypted?',
        answer: [
          'With AES-256, at rest and in transit. Keys are stored away from the data and replaced on a schedule.',
        ],
        more: { path: paths.securitySolution, label: 'Security architecture' },
      },
      {
        id: 'data-location',
        question: 'Where is our data stored?',
        answer: [
          'In the region you choose when the workspace is set up, the United States or the European Union, at two sites of that region. Backups stay in the region, too. A workspace is moved to another region only at the request of an owner.',
        ],
        more: {
          path: paths.securitySolution,
          anchor: anchors.serviceLevel,
          label: 'Service level and data location',
        },
      },
      {
        id: 'gdpr',
        question: 'Does it help us comply with GDPR?',
        answer: [
          'The controls are mapped to GDPR, HIPAA, SOC 2, ISO 27001 and PCI DSS; no certificate is claimed here. Fields are tied to a purpose; a request to see, correct or erase is a form in the workspace that finds one person across all sources.',
        ],
        more: { path: paths.dataPrivacy, label: 'Data privacy on the platform' },
      },
      {
        id: 'erase',
        question: 'How do I erase a customer?',
        answer: [
          'In the contact, under Privacy. You see first what will go and what the law makes you keep. The records are deleted; events lose the person and keep the count, so that totals stay right; backups follow within 35 days. The ledger holds a number or a fingerprint of the person at most, and neither says anything without the record.',
        ],
      },
      {
        id: 'incident',
        question: 'What happens during an incident?',
        answer: [
          'An analyst begins within 15 minutes, at any hour. Affected customers are told by email what is affected, since when, and when the next update will come.',
        ],
        more: { path: paths.status, label: 'Status and past incidents' },
      },
      {
        id: 'weakness',
        question: 'I found a vulnerability. Who do I tell?',
        answer: [
          `Write to ${email.support} with “security” in the subject, before you write to anyone else. We answer within 24 hours on business days.`,
        ],
        more: { path: paths.security, label: 'Report a vulnerability' },
      },
    ],
  },
  {
    id: 'tokens',
    name: 'Tokens',
    questions: [
      {
        id: 'tokens-needed',
        question: 'Do we have to use tokens?',
        answer: [
          'No. Every product and module can be paid for with money. Tokens make sense where several companies contribute to one result and want to see who gave what.',
        ],
        more: { path: paths.tokenization, label: 'What tokens do' },
      },
      {
        id: 'earn-tokens',
        question: 'How are tokens earned?',
        answer: [
          'By providing data and insights that others use. The contract says what counts. Each use is written down when it happens, and at the end of the month a fixed pool of whole tokens is divided by the count.',
        ],
      },
      {
        id: 'token-investment',
        question: 'Are tokens an investment?',
        answer: [
          'No. They count contributions and pay for services. Nothing here is an offer to sell them or advice to buy them; how your country treats them is a question for your own counsel.',
        ],
      },
      {
        id: 'ledger-export',
        question: 'How do our books get the entries?',
        answer: [
          'As a monthly CSV, or through the API as they are written. Each entry has a whole number of tokens, a reason in words and the contract it came from.',
        ],
        more: { path: paths.documentation, anchor: 'ledger', label: 'Export the token ledger' },
      },
    ],
  },
  {
    id: 'billing',
    name: 'Billing',
    questions: [
      {
        id: 'price',
        question: 'What does it cost?',
        answer: [
          'The price depends on three things: the products and modules you use, the number of people, and the data volume of your sources. That is why there is no price list here. Ask us with those three figures and you get an offer in writing, with what it would cost to grow.',
        ],
        more: { path: paths.solutions, anchor: anchors.howToBuy, label: 'Pricing, trial and demo' },
      },
      {
        id: 'invoices',
        question: 'Who do I ask about an invoice?',
        answer: [
          `Write to ${email.info} with the number of the invoice. The same goes for an address, a reference or a tax number that should be on the next one.`,
        ],
      },
      {
        id: 'cancel',
        question: 'How do we cancel and leave?',
        answer: [
          'Export everything, then tell us. The notice period is in your contract. After the contract, the workspace stays readable for the time agreed and is then erased.',
        ],
      },
    ],
  },
  {
    id: 'reaching-us',
    name: 'Reaching us',
    questions: [
      {
        id: 'hours',
        question: 'When will I hear back?',
        answer: [
          `Every message is answered within 24 hours on business days; one sent on Saturday night is answered on Monday. Office hours: ${hoursText}.`,
        ],
      },
      {
        id: 'call',
        question: 'Is there a phone number I can call?',
        answer: [
          `Yes, during office hours: ${phone.display}. In a security emergency call ${brand.emergency.display}, at any hour. By email, ${email.info} is for sales and general questions, ${email.support} for problems of any kind.`,
        ],
      },
      {
        id: 'what-to-write',
        question: 'What should a message say?',
        answer: [
          'What you want to achieve, what you see instead, when, and on which page or in which run. If an error shows a request ID, quote it. Four sentences are enough.',
        ],
      },
      {
        id: 'sending-failed',
        question: 'Sending the form failed. Is my text lost?',
        answer: [
          'No. It stays in the form, and the email link beside it opens a message with your text filled in. If you were told to wait, the form limits how often a message may be sent: try again in a minute.',
        ],
      },
      {
        id: 'animation',
        question: 'How do I stop the animation on this website?',
        answer: [
          `With the Motion switch in the header. Your choice is remembered. ${word} also follows the setting of your system.`,
        ],
        more: { path: paths.accessibility, label: 'Accessibility' },
      },
    ],
  },
]

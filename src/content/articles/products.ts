import type { ArticleTopic } from '../article.ts'
import { brand } from '../brand.ts'
import { paths, type SitePath } from '../paths.ts'
import type { TopicId } from '../topics.ts'

/** What the company sells on the subject of a publication: disclosed at the head of notes, named at the end of all. */
interface TopicProduct {
  path: SitePath
  name: string
  text: string
  ask: { label: string; topic: TopicId }
}

export const productTexts = {
  byline: 'By the editorial team.',
  disclosure: (name: string) => `We sell ${name}, which bears on this subject.`,
  heading: (name: string) => `What we sell for this: ${name}`,
  more: (name: string) => `See ${name}`,
} as const

export const topicProducts: Record<ArticleTopic, TopicProduct> = {
  analytics: {
    path: paths.analytics,
    name: 'AI Analytics',
    text: 'It reads all your sources together and answers in sentences, with the records for every figure. The 30-day trial needs one source and one question of yours.',
    ask: { label: 'Start Free Trial', topic: 'trial' },
  },
  automation: {
    path: paths.automation,
    name: 'Business Automation',
    text: 'It runs onboarding, leads and approvals step by step, and waits where a person must decide. Bring one handover that gets stuck.',
    ask: { label: 'Start Automating', topic: 'automation' },
  },
  security: {
    path: paths.securitySolution,
    name: 'the Security product',
    text: 'It covers encryption, zero-trust access and monitoring around the clock, with controls mapped to five standards. Bring the question that your last auditor asked.',
    ask: { label: 'Schedule Consultation', topic: 'consultation' },
  },
  assistants: {
    path: paths.assistant,
    name: `${brand.assistant.name}, the virtual assistant`,
    text: `${brand.assistant.name} answers from the documents you have, says how sure it is and passes the rest to a person. Bring the ten questions your team is asked most.`,
    ask: { label: 'Try for Free', topic: 'assistant' },
  },
  tokens: {
    path: paths.tokenization,
    name: 'tokenization',
    text: 'It counts what partners contribute and pays for it in tokens once a month. Bring the case; we say plainly if a database would do.',
    ask: { label: 'Schedule Consultation', topic: 'tokenization' },
  },
}

/** Subjects a link may fill into the contact form: `/contact?topic=ID`. A fixed list, so that a URL cannot inject text. */
export const topics = {
  demo: 'Schedule a demo',
  consultation: 'Schedule a consultation',
  trial: 'Start a free trial',
  start: 'Getting started',
  automation: 'Start automating',
  security: 'Secure our enterprise',
  assistant: 'Try the virtual assistant',
  tokenization: 'Tokenization services',
  technology: 'A technical question',
  industry: 'A solution for our industry',
  ecommerce: 'A solution for our shop',
  fintech: 'A solution for our fintech company',
  legal: 'A solution for our law practice',
  smb: 'A solution for our small company',
  resources: 'A question about a publication',
  support: 'Support request',
  privacy: 'A privacy request',
  accessibility: 'An accessibility problem',
} as const

export type TopicId = keyof typeof topics

export function isTopic(value: string | null): value is TopicId {
  return value !== null && Object.hasOwn(topics, value)
}

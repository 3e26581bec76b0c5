import { brand } from './brand.ts'
import { anchors, paths } from './paths.ts'

export const searchTexts = {
  title: 'Search',
  field: 'Search this site',
  placeholder: 'What are you looking for?',
  suggestions: 'Popular pages',
  loading: 'Loading the index…',
  retry: 'Try again',
  nothing: 'Nothing here matches',
  advice: 'Try fewer or other words, or ask a person.',
  contact: 'Ask a question',
  close: 'Close search',
} as const

/** Offered before anything is typed. */
export const usefulPages: readonly { path: string; title: string; reason: string }[] = [
  {
    path: paths.platform,
    title: 'Integrated platform',
    reason: 'Video, social, analytics, security, leads, dashboards',
  },
  {
    path: paths.assistant,
    title: `${brand.assistant.name}, the assistant`,
    reason: 'What it does, and a conversation to watch',
  },
  {
    path: `${paths.solutions}#${anchors.howToBuy}`,
    title: 'Pricing, trial and demo',
    reason: 'How prices are set, and how to try a product',
  },
  { path: paths.securitySolution, title: 'Security', reason: 'Encryption, access, compliance, response' },
  { path: paths.helpCenter, title: 'Help center', reason: 'Answers to the questions that come up' },
  {
    path: paths.documentation,
    title: 'Documentation',
    reason: 'From an empty workspace to a running workflow',
  },
  { path: paths.contact, title: 'Contact', reason: 'The form, the office, the phone' },
]

/** Words that people type, and what the site calls it. All in lower case. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  price: ['cost', 'trial', 'billing'],
  prices: ['cost', 'trial', 'billing'],
  pricing: ['cost', 'trial', 'billing'],
  cost: ['price', 'billing'],
  invoice: ['billing'],
  login: ['sign', 'log', 'account', 'authentication'],
  signin: ['sign', 'account', 'authentication'],
  signup: ['account', 'trial', 'start'],
  password: ['sign', 'authentication'],
  '2fa': ['multi', 'factor', 'authentication'],
  mfa: ['multi', 'factor', 'authentication'],
  sso: ['sign', 'authentication', 'access'],
  gdpr: ['privacy', 'erasure'],
  dsgvo: ['gdpr', 'privacy'],
  ccpa: ['privacy'],
  hr: ['hrm', 'leave', 'employee'],
  vacation: ['leave', 'holiday'],
  email: ['mail', 'mailbox'],
  outlook: ['mail', 'calendar'],
  gmail: ['mail', 'calendar'],
  chatbot: ['assistant', 'chat'],
  bot: ['assistant'],
  ai: ['assistant', 'analytics'],
  blockchain: ['ledger'],
  crypto: ['token', 'blockchain'],
  coin: ['token'],
  cancel: ['leave', 'end'],
  terminate: ['leave', 'cancel'],
  number: ['call'],
  nft: ['token'],
  downtime: ['status', 'incident', 'uptime'],
  outage: ['status', 'incident'],
  uptime: ['availability', 'status'],
  sla: ['uptime'],
  phone: ['contact', 'call'],
  telephone: ['contact', 'call'],
  address: ['contact', 'office'],
  jobs: ['about', 'contact'],
  careers: ['about', 'contact'],
  developer: ['api', 'documentation'],
  sdk: ['api'],
  rest: ['api'],
  curl: ['api'],
  webhook: ['webhooks', 'events'],
  faq: ['help', 'questions'],
  help: ['support'],
  encryption: ['aes', 'encrypted'],
  shop: ['commerce', 'retail'],
  ecommerce: ['commerce', 'retail'],
  lawyer: ['legal'],
  bank: ['fintech'],
  a11y: ['accessibility'],
  tracking: ['cookies', 'privacy'],
  delete: ['erasure', 'erase'],
}

export const ignoredWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can could do does for from get give has have how i in is it me much my of on or our should tell that the their there this to us use was we what when where which who why will with you your'.split(
    ' ',
  ),
)

import { paths } from '../paths.ts'

/** What a product is to an industry: where it begins, what follows soon, what comes when it grows. */
export type Fit = 'first' | 'soon' | 'later'

export const tradesText = {
  id: 'trades',
  label: 'Where to begin',
  heading: { text: 'Which product fits which industry' },
  caption: 'The usual order, by product and industry',
  solution: 'Product',
  fits: {
    first: 'Begins here',
    soon: 'Follows soon',
    later: 'As you grow',
  } satisfies Record<Fit, string>,
  pain: 'What hurts most?',
  /** Over the instruments of the four. */
  sizes: (product: string) => `The larger the instrument, the sooner ${product} fits.`,
  start: 'Start with',
  connect: 'Connect first',
  compare: 'Compare after thirty days',
  beginners: 'Industries that usually begin here',
  noBeginners: 'Most companies come to it from a first product.',
  more: 'See the product',
} as const

export const trades = [
  { id: 'ecommerce', name: 'E-commerce', path: paths.ecommerce },
  { id: 'fintech', name: 'Fintech', path: paths.fintech },
  { id: 'legal', name: 'Legal', path: paths.legalIndustry },
  { id: 'smb', name: 'SMB', path: paths.smb },
] as const

export type TradeId = (typeof trades)[number]['id']

/** One line of the table, and the complaint it answers. */
export const starts = [
  {
    id: 'leaving',
    name: 'Visitors leave and we don’t know why',
    path: paths.analytics,
    fits: { ecommerce: 'first', fintech: 'soon', legal: 'later', smb: 'later' },
    why: 'The reason is in the data you already collect. It only has to be read together.',
    connect: 'Website statistics and the shop or order system.',
    compare: 'How many orders you can trace to what caused them.',
  },
  {
    id: 'questions',
    name: 'The same questions arrive all day',
    path: paths.assistant,
    fits: { ecommerce: 'first', fintech: 'soon', legal: 'soon', smb: 'first' },
    why: 'Ten questions make up most of the email. They have answers, and you can check those once a day.',
    connect: 'The mailbox or chat where the questions come in.',
    compare: 'How long a new customer waits for a first answer.',
  },
  {
    id: 'deadlines',
    name: 'Deadlines live in one person’s head',
    path: paths.tasks,
    fits: { ecommerce: 'later', fintech: 'soon', legal: 'first', smb: 'soon' },
    why: 'A date that only one person knows is lost when that person is on leave.',
    connect: 'The shared mailbox and the calendars of those responsible.',
    compare: 'How many deadlines were moved in their last three days.',
  },
  {
    id: 'proof',
    name: 'We cannot prove who approved what',
    path: paths.securitySolution,
    fits: { ecommerce: 'soon', fintech: 'first', legal: 'soon', smb: 'soon' },
    why: 'Evidence is cheap to collect on the day and expensive to rebuild afterward.',
    connect: 'Sign-in and roles, then the records that partners ask about.',
    compare: 'How long it takes to answer one auditor’s question.',
  },
  {
    id: 'twice',
    name: 'Everything is typed in twice',
    path: paths.automation,
    fits: { ecommerce: 'soon', fintech: 'soon', legal: 'soon', smb: 'first' },
    why: 'Each handover between two programs is a place where work waits and errors start.',
    connect: 'The handover that fails most often, and only that one.',
    compare: 'Hours a week that go to copying.',
  },
  {
    id: 'copies',
    name: 'Every department has its own list of customers',
    path: paths.platform,
    fits: { ecommerce: 'soon', fintech: 'later', legal: 'later', smb: 'later' },
    why: 'Five lists of the same people mean five versions of what was promised to them.',
    connect: 'The two lists that disagree most.',
    compare: 'How many customers you hold twice.',
  },
] as const satisfies readonly ({ fits: Record<TradeId, Fit> } & Record<string, unknown>)[]

export type Start = (typeof starts)[number]
export type PainId = Start['id']

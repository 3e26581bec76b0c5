import { brand } from '../brand.ts'
import { paths, type SitePath } from '../paths.ts'

export type SourceId = 'email' | 'orders' | 'views' | 'messages'
export type PurposeId = 'statistics' | 'advice' | 'news' | 'partners'

/** What the platform holds of the sample customer. */
export const sources: readonly { id: SourceId; name: string }[] = [
  { id: 'views', name: 'Page views' },
  { id: 'orders', name: 'Order history' },
  { id: 'messages', name: 'Messages' },
  { id: 'email', name: 'Email address' },
]

export interface Purpose {
  id: PurposeId
  name: string
  /** What it means for the person who is asked. */
  text: string
  uses: readonly SourceId[]
  /** The product that receives it. */
  path: SitePath
}

/** The purposes a person is asked about, each on its own. */
export const purposes: readonly Purpose[] = [
  {
    id: 'statistics',
    name: 'Statistics',
    text: 'Counted in totals, without the name.',
    uses: ['views', 'orders'],
    path: paths.analytics,
  },
  {
    id: 'advice',
    name: 'Personal advice',
    text: `${brand.assistant.name} may refer to earlier orders and messages.`,
    uses: ['orders', 'messages'],
    path: paths.assistant,
  },
  {
    id: 'news',
    name: 'News by email',
    text: 'One newsletter a month, to this address only.',
    uses: ['email'],
    path: paths.automation,
  },
  {
    id: 'partners',
    name: 'Shared with partners',
    text: 'Under a number, not a name; each use earns tokens.',
    uses: ['orders'],
    path: paths.tokenization,
  },
]

export const consentText = {
  id: 'consent',
  label: 'Try it',
  heading: {
    text: 'Consent, purpose by purpose',
    line: 'No data is used for a purpose the customer has not allowed.',
  },
  lead: 'A sample customer is asked about four purposes, one by one. Answer for them. Each switch names the data it releases and who receives it, and withdrawing consent is as easy as giving it.',
  legend: 'Shut until you allow a purpose; each one opens it a step further.',
  sources: 'Held',
  purposes: 'Asked',
  receivers: 'Received by',
  /** Where each purpose names them itself. */
  uses: (kinds: string) => `Uses: ${kinds}`,
  to: 'to',
  status: (given: number, kinds: number) =>
    given === 0
      ? 'Nothing is allowed, so no data moves.'
      : `${given} of ${purposes.length} purposes allowed, ${kinds} ${kinds === 1 ? 'kind' : 'kinds'} of data in use.`,
  basis:
    'The order itself is not shown here: what is needed to deliver it rests on the contract (GDPR, Article\u00a06(1)(b)) and needs no consent. Consent can be withdrawn at any time (Article\u00a07(3)).',
  record: {
    heading: 'The record that is written',
    person: ['Person', 'Sample customer 1180'],
    notice: ['Notice shown', 'Version 4, in English'],
    given: 'yes',
    withheld: 'no',
    none: '–',
    fingerprint: 'Fingerprint',
    log: 'Latest entries',
    entry: 'Entry',
    asked: 'Asked',
    allowed: (name: string) => `${name}: given`,
    withdrawn: (name: string) => `${name}: withdrawn`,
  },
} as const

/** The rights of the people whose data it is; `value` is the article of the GDPR. */
export const rightsText = {
  label: 'Rights of the person',
  heading: { text: 'Five privacy requests, and what answers them' },
  rows: [
    {
      term: 'Access',
      detail:
        'One export with everything held about the person, and for each field its purpose and its source.',
      value: 'Art. 15',
    },
    {
      term: 'Rectification',
      detail: 'The field is corrected in its record. Every screen shows it at once.',
      value: 'Art. 16',
    },
    {
      term: 'Erasure',
      detail:
        'Records are deleted, events lose the person and keep the count, and backups follow within 35 days. The ledger never held more than a number or a fingerprint.',
      value: 'Art. 17',
    },
    {
      term: 'Portability',
      detail: 'What the person has provided, as a file that another system reads without our help.',
      value: 'Art. 20',
    },
    {
      term: 'Objection',
      detail:
        'Direct marketing stops at once, without a reason. Other uses pause while the grounds are weighed.',
      value: 'Art. 21',
    },
  ],
} as const

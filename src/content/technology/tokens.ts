import { grouped } from '../grouped.ts'
import { paths, type SitePath } from '../paths.ts'

export type PartnerId = 'supplier' | 'retailer'

/** Something that can be put in, and what one use of it counts. */
export interface Contribution {
  id: 'records' | 'insights'
  name: string
  /** Points for one use. */
  points: number
  most: number
}

/** The terms of the sample contract. */
export const terms: readonly Contribution[] = [
  { id: 'records', name: 'Records used by the other', points: 1, most: 500 },
  { id: 'insights', name: 'Insights used by the other', points: 5, most: 100 },
]

/** Tokens that the sample contract issues for the month, whatever is put in. */
export const pool = 1000

interface Partner {
  id: PartnerId
  name: string
  start: Readonly<Record<Contribution['id'], number>>
  /** What the partner spends tokens on. */
  service: { name: string; path: SitePath; price: number }
}

export const partners: readonly [Partner, Partner] = [
  {
    id: 'supplier',
    name: 'Sample supplier',
    start: { records: 240, insights: 12 },
    service: { name: 'Analytics for the month', path: paths.analytics, price: 250 },
  },
  {
    id: 'retailer',
    name: 'Sample retailer',
    start: { records: 120, insights: 16 },
    service: { name: 'Automated reordering', path: paths.automation, price: 180 },
  },
]

export const tokenText = {
  id: 'token-path',
  label: 'One month, two partners',
  heading: { text: 'A worked example: 1,000 tokens' },
  lead: 'The contract fixes the pool: 1,000 whole tokens a month, whatever is put in. Whoever contributes more receives a larger share. Change what either partner put in and follow the tokens.',
  exact: 'exact number',
  reset: 'Back to the example',
  points: (points: number) => (points === 1 ? 'counts 1 point' : `counts ${points} points`),
  status: (supplier: number, retailer: number) =>
    supplier + retailer === 0
      ? 'Nothing was used, so nothing is issued. The pool waits for next month.'
      : `${grouped(supplier)} to the supplier, ${grouped(retailer)} to the retailer: ${grouped(pool)} in all.`,
  steps: {
    contributed: { title: 'Contributed', text: 'One side’s data or insight is used by the other.' },
    recorded: {
      title: 'Recorded',
      text: 'The count is closed and written with its fingerprint. Neither side can amend it alone.',
    },
    valued: { title: 'Valued', text: 'The contract turns uses into points, at the rate both have signed.' },
    issued: {
      title: 'Issued',
      text: 'The pool is divided by points. Whole tokens only, and none left over.',
    },
    settled: {
      title: 'Settled',
      text: 'Services are paid in tokens. What is missing is invoiced, what remains is kept.',
    },
  },
  columns: {
    uses: 'uses',
    points: (count: string) => `${count} ${count === '1' ? 'point' : 'points'}`,
    tokens: (count: string) => `${count} ${count === '1' ? 'token' : 'tokens'}`,
    paid: 'paid',
    kept: 'kept',
    invoiced: 'invoiced',
  },
} as const

import { grouped } from '../grouped.ts'
import { paths, type SitePath } from '../paths.ts'

export type PartnerId = 'supplier' | 'retailer'

/** Something that can be put in, and what one use of it counts. */
export interface Contribution {
  id: 'records' | 'insights'
  name: string
  /** One of it, and several. */
  units: readonly [one: string, several: string]
  /** Points for one use. */
  points: number
  most: number
}

/** The terms of the sample contract. */
export const terms: readonly Contribution[] = [
  { id: 'records', name: 'Records used', units: ['record', 'records'], points: 1, most: 500 },
  { id: 'insights', name: 'Insights used', units: ['insight', 'insights'], points: 5, most: 100 },
]

/** Tokens that the sample contract issues for the month, whatever is put in. */
export const pool = 1000

/** Tokens to a mark of the flat scale. */
export const MARK = 10

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
    service: { name: 'Monthly analytics', path: paths.analytics, price: 250 },
  },
  {
    id: 'retailer',
    name: 'Sample retailer',
    start: { records: 120, insights: 16 },
    service: { name: 'Reordering', path: paths.automation, price: 180 },
  },
]

export const tokenText = {
  id: 'token-path',
  label: 'One month, two partners',
  heading: { text: 'A worked example: 1,000 tokens' },
  lead: 'The contract fixes the pool: 1,000 tokens a month, however much is put in. Whoever contributes more receives a larger share. Change what either partner put in and follow the tokens.',
  /** Beneath the balance: under each pan whose it is, and between them what a coin is worth. */
  pans: ['Supplier', `A coin is ${pool / 10} tokens.`, 'Retailer'],
  marks: `Each mark is ${MARK} tokens.`,
  exact: 'exact number',
  reset: 'Reset',
  usedBy: (contribution: string, other: PartnerId) => `${contribution} by the ${other}`,
  points: (points: number) => (points === 1 ? '1 point each' : `${points} points each`),
  status: (supplier: number, retailer: number) =>
    supplier + retailer === 0
      ? 'Nothing was used, so nothing is issued. The pool waits for next month.'
      : `${grouped(supplier)} to the supplier, ${grouped(retailer)} to the retailer: ${grouped(pool)} in all.`,
  step: 'Step',
  steps: {
    contributed: { title: 'Contributed', text: 'One side’s data or insight is used by the other.' },
    recorded: {
      title: 'Recorded',
      text: 'The count is closed and written with its fingerprint. Neither side can amend it alone.',
    },
    valued: { title: 'Valued', text: 'The contract turns uses into points, at the rate both have signed.' },
    issued: {
      title: 'Issued',
      text: 'The pool is divided by points.',
    },
    settled: {
      title: 'Settled',
      text: 'Services are paid in tokens. A shortfall is invoiced; the rest is kept.',
    },
  },
  columns: {
    fingerprint: 'fingerprint',
    uses: (count: number, { units: [one, several] }: Contribution) =>
      `${count} ${count === 1 ? one : several}`,
    points: (count: string) => `${count} ${count === '1' ? 'point' : 'points'}`,
    tokens: (count: string) => `${count} ${count === '1' ? 'token' : 'tokens'}`,
    paid: 'paid',
    kept: 'kept',
    invoiced: 'invoiced',
  },
} as const

import { brand } from './brand.ts'
import type { PageMeta } from './page-content.ts'
import { paths } from './paths.ts'

export const contactMeta: PageMeta = {
  path: paths.contact,
  title: 'Contact, demo requests and office directions',
  description: `Schedule a demo, ask a question or visit the ${brand.word} office in ${brand.address.city}. A person answers every message within 24 hours on business days.`,
}

export const contactLabel = 'Contact'
/** Heading of the form and the ways beside it; for those who listen. */
export const contactWays = 'Write, call or visit'
/** Beneath the dial. */
export const dialLegend = 'Lit: weekday hours, 9 to 6. The hand: the time at the office.'

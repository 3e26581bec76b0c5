import type { PlanetColour } from '../planets.ts'

/** A source on the map; x and y in percent of the map from the top left, the hub at 50,50 (spec §3). */
export interface DataSource {
  id: string
  name: string
  description: string
  icon: 'share' | 'window' | 'people' | 'ledger' | 'device' | 'letter'
  /** Of its planet; radius in units of the scene, which is 10 high: those in front are larger. */
  colour: PlanetColour
  radius: number
  x: number
  y: number
  /** Side of the planet on which its card stands where there is room for it beside the map. */
  card: 'above' | 'below' | 'left' | 'right'
  /** How its orbit lies: turn of the longer axis in degrees, clockwise, and the shorter axis as a share of it. */
  orbit: { roll: number; ratio: number }
  /** Sources whose records are joined with its own; counts in both directions. */
  connections: readonly string[]
  /** File name in public/media without theme: what the source sends. */
  image: string
  alt: string
}

export const sourcesText = {
  id: 'sources',
  label: 'Where data comes from',
  heading: {
    text: 'Six data sources, one analytics hub',
    emphasis: 'one analytics hub',
    line: 'Choose a source to see what it sends and joins.',
  },
  mapName: 'Data sources around the analytics hub',
  hub: 'Analytics hub',
  /** Before the names of the sources that it is joined with. */
  joined: 'Joined with',
  controls: 'signals',
} as const

/** Signals on their way to the hub: share of a way a second. */
export const packetSpeed = 0.11

export const sources: readonly DataSource[] = [
  {
    id: 'social-media',
    name: 'Social media',
    description: 'Posts, replies and mentions from your networks, with the campaign that set them off.',
    icon: 'share',
    colour: 'blue',
    radius: 0.31,
    x: 16,
    y: 32,
    card: 'above',
    orbit: { roll: 8, ratio: 0.42 },
    connections: ['website-analytics', 'email-marketing'],
    image: 'vignette-source-social',
    alt: 'Mentions per hour, with a peak after a post at noon',
  },
  {
    id: 'website-analytics',
    name: 'Website analytics',
    description: 'Visits, searches and abandoned carts: every step from the first click to the order.',
    icon: 'window',
    colour: 'violet',
    radius: 0.28,
    x: 57,
    y: 12,
    card: 'left',
    orbit: { roll: 118, ratio: 0.38 },
    connections: ['crm'],
    image: 'vignette-source-website',
    alt: 'A funnel of five steps from visit to order',
  },
  {
    id: 'crm',
    name: 'CRM',
    description: 'Accounts, deals and calls: who the customer is, and what was promised to whom.',
    icon: 'people',
    colour: 'brass',
    radius: 0.32,
    x: 84,
    y: 30,
    card: 'above',
    orbit: { roll: -14, ratio: 0.36 },
    connections: ['financial-data'],
    image: 'vignette-source-crm',
    alt: 'Deals in four stages, the largest about to close',
  },
  {
    id: 'financial-data',
    name: 'Financial data',
    description: 'Orders, invoices, refunds and costs, taken from the books and never typed in twice.',
    icon: 'ledger',
    colour: 'ice',
    radius: 0.38,
    x: 89,
    y: 66,
    card: 'below',
    orbit: { roll: 6, ratio: 0.44 },
    connections: ['mobile-apps'],
    image: 'vignette-source-finance',
    alt: 'Income and costs by month, with the margin between them',
  },
  {
    id: 'mobile-apps',
    name: 'Mobile apps',
    description: 'Sessions, crashes and purchases in your apps, on the same customer record.',
    icon: 'device',
    colour: 'copper',
    radius: 0.33,
    x: 56,
    y: 88,
    card: 'right',
    orbit: { roll: -82, ratio: 0.5 },
    connections: ['email-marketing'],
    image: 'vignette-source-mobile',
    alt: 'Sessions by hour and day on a phone',
  },
  {
    id: 'email-marketing',
    name: 'Email marketing',
    description: 'What was sent, opened and answered, and what was bought in the days after.',
    icon: 'letter',
    colour: 'ivory',
    radius: 0.37,
    x: 13,
    y: 68,
    card: 'below',
    orbit: { roll: -10, ratio: 0.4 },
    connections: [],
    image: 'vignette-source-email',
    alt: 'Opens and answers in the two days after a mailing',
  },
]

import { brand } from '../brand.ts'
import { paths } from '../paths.ts'

/** A sample month of a shop that does not exist. */
export const sample = { visits: 10_000, rates: { baskets: 8, orders: 30, returns: 18 } } as const

/** Why carts of the sample shop are abandoned, of a hundred. */
const reasons = [
  { name: 'delivery cost', share: 43 },
  { name: 'unclear size', share: 34 },
  { name: 'long checkout', share: 23 },
] as const

export const funnelText = {
  id: 'funnel',
  label: 'Move two rates',
  heading: {
    text: 'From visit to kept order',
    emphasis: 'kept order',
    line: 'Three rates decide what you keep; two are yours to move.',
  },
  lead: 'A sample shop: 10,000 visits in a month, and 18 of 100 orders come back.',
  sliders: {
    baskets: { id: 'rate-baskets', label: 'Carts filled', of: 'of 100 visits', min: 2, max: 22 },
    orders: { id: 'rate-orders', label: 'Orders placed', of: 'of 100 carts', min: 10, max: 70 },
  },
  reset: 'Reset',
  note: 'Sample figures. Each scale counts those who reached it.',
  legend: { note: 'A sample shop. Lit marks: the share that goes on; the rest spill over.', kept: 'kept' },
  kept: 'orders kept',
  compared: 'against the sample',
  same: 'as in the sample',
  sum: 'Every visit ends once',
  total: 'visits',
  stages: [
    {
      id: 'visits',
      name: 'visits',
      on: 'fill a cart',
      off: 'leave without one',
      path: paths.analytics,
      text: 'Shows what they searched for, and on which page they gave up.',
    },
    {
      id: 'baskets',
      name: 'carts',
      on: 'become orders',
      off: 'are abandoned:',
      reasons,
      path: paths.assistant,
      text: `${brand.assistant.name} answers on size, stock and delivery while the cart is still open.`,
    },
    {
      id: 'orders',
      name: 'orders',
      on: 'are kept',
      off: 'come back',
      path: paths.automation,
      text: 'Matches each return to the campaign that sold it, and takes those who return most off the next mailing.',
    },
  ],
} as const

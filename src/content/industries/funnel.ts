import { brand } from '../brand.ts'
import { paths } from '../paths.ts'

/** A sample month of a shop that does not exist. */
export const sample = { visits: 10_000, rates: { baskets: 8, orders: 30, returns: 18 } } as const

export const funnelText = {
  id: 'funnel',
  label: 'Try your own figures',
  heading: {
    text: 'From visit to kept order',
    emphasis: 'kept order',
    line: 'Two rates decide how many orders you keep.',
  },
  lead: 'A sample shop with 10,000 visits, where 18 of 100 orders come back. Move the two rates and see which one pays.',
  sliders: {
    baskets: { id: 'rate-baskets', label: 'Carts filled', of: 'of 100 visits', min: 2, max: 22 },
    orders: { id: 'rate-orders', label: 'Orders placed', of: 'of 100 carts', min: 10, max: 70 },
  },
  reset: 'Reset',
  note: 'Sample figures.',
  bars: 'Each bar is scaled to those who reached it.',
  bowls: 'The lit part of each bowl is the share that goes on.',
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
      off: 'are abandoned: delivery cost 43%, unclear size 34%, long checkout 23%',
      path: paths.assistant,
      text: `${brand.assistant.name} answers on size, stock and delivery while the cart is still open.`,
    },
    {
      id: 'orders',
      name: 'orders',
      on: 'are kept',
      off: 'come back',
      path: paths.automation,
      text: 'Matches each return to the campaign that sold it, and trims the next mailing.',
    },
  ],
} as const

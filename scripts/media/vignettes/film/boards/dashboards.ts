import { dim, say, show, tint, tone, type Board } from '../acts.ts'

const OTHERS = '[data-bars] rect:not(:last-child)'
const CHOSEN = '[data-bars] rect:last-child'
const BRASS = ['fill', 'var(--brass-fill)'] as const

/** From a figure to the month behind it, to the product, to the customer, and back. */
export const dashboards: Board = {
  length: 7400,
  acts: [
    dim(OTHERS, 1400, 6500),
    tone(CHOSEN, BRASS, 1400, 6200),
    show('#month', 1550, 6500),
    tint('#month-citrus', 2600, 3400),
    show('#product', 3250, 6450),
    tint('#product-kestrel', 4300, 5500),
  ],
  pointer: [
    { at: 1300, on: CHOSEN, y: 0.4, press: true },
    { at: 3000, on: '#month-citrus', x: 0.32, press: true },
    { at: 4400, on: '#product-kestrel', x: 0.34 },
    { at: 6000, on: '#close', press: true },
  ],
}

export const phoneDashboards: Board = {
  length: 6800,
  acts: [
    dim(OTHERS, 1400, 5800),
    tone(CHOSEN, BRASS, 1400, 5500),
    say('#revenue-of', [[1500, 'In March']], 5450),
    say('#revenue', [[1500, '$5.2M']], 5450),
    say('#first > :first-child', [[1500, 'Citrus crates'], [3300, 'Kestrel Foods']], 5450), // prettier-ignore
    say('#first > :last-child', [[1500, '$2.5M'], [3300, '208 orders']], 5450), // prettier-ignore
    tone('#first > :last-child', ['color', 'inherit'], 1500, 5450),
    say('#second > :first-child', [[1500, 'Bottled juice'], [3300, 'Harbour & Finch']], 5450), // prettier-ignore
    say('#second > :last-child', [[1500, '$1.8M'], [3300, '230 orders']], 5450), // prettier-ignore
    tint('#first', 2800, 4400),
  ],
  pointer: [
    { at: 1300, on: CHOSEN, y: 0.5, press: true },
    { at: 3100, on: '#first', x: 0.4, press: true },
    { at: 5300, on: CHOSEN, y: 0.5, press: true },
  ],
}

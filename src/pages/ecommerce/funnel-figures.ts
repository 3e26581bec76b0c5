interface Rates {
  /** Baskets filled, of 100 visits. */
  baskets: number
  /** Orders placed, of 100 baskets. */
  orders: number
  /** Orders sent back, of 100 orders. */
  returns: number
}

/** One step: who arrives at it, who goes on and who leaves there. */
export interface Step {
  from: number
  on: number
  off: number
}

function step(from: number, percent: number): Step {
  const on = Math.round((from * percent) / 100)
  return { from, on, off: from - on }
}

/** Three steps, each beginning with those who went on from the one before: no visit is lost or counted twice. */
export function funnelOf(visits: number, { baskets, orders, returns }: Rates): readonly [Step, Step, Step] {
  const basket = step(visits, baskets)
  const order = step(basket.on, orders)
  return [basket, order, step(order.on, 100 - returns)]
}

/** Where every visit ended: those who left at each step, then those who stayed to the end. */
export function endings(steps: readonly Step[]): readonly number[] {
  return [...steps.map(({ off }) => off), steps.at(-1)?.on ?? 0]
}

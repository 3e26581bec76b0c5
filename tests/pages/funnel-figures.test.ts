import { describe, expect, it } from 'vitest'
import { endings, funnelOf } from '#src/pages/ecommerce/funnel-figures.ts'

describe('a funnel', () => {
  it('counts who goes on and who leaves at each step', () => {
    expect(funnelOf(10_000, { baskets: 8, orders: 30, returns: 18 })).toEqual([
      { from: 10_000, on: 800, off: 9200 },
      { from: 800, on: 240, off: 560 },
      { from: 240, on: 197, off: 43 },
    ])
  })

  it('adds up to the visits at every rate', () => {
    for (let baskets = 0; baskets <= 100; baskets += 7)
      for (let orders = 0; orders <= 100; orders += 9) {
        const ends = endings(funnelOf(9999, { baskets, orders, returns: 18 }))
        expect(ends.reduce((sum, count) => sum + count)).toBe(9999)
        expect(Math.min(...ends)).toBeGreaterThanOrEqual(0)
      }
  })

  it('stands still where nobody comes', () => {
    expect(endings(funnelOf(0, { baskets: 8, orders: 30, returns: 18 }))).toEqual([0, 0, 0, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { inflow, outward, reachThrough } from '#src/lib/armillary.ts'

describe('an orbit', () => {
  it('reaches as far as a body at the end of its longer axis', () => {
    expect(reachThrough(3, 0, { roll: 0, ratio: 0.4 })).toBeCloseTo(3)
    expect(reachThrough(0, 3, { roll: 90, ratio: 0.4 })).toBeCloseTo(3)
  })

  it('reaches further through a body at the end of its shorter axis', () => {
    expect(reachThrough(0, 3, { roll: 0, ratio: 0.5 })).toBeCloseTo(6)
  })

  it('passes through its body however it lies', () => {
    const [dx, dy, roll, ratio] = [-4, 2.5, -62, 0.38]
    const a = reachThrough(dx, dy, { roll, ratio })
    const turn = (-roll * Math.PI) / 180
    const u = dx * Math.cos(turn) - dy * Math.sin(turn)
    const v = dx * Math.sin(turn) + dy * Math.cos(turn)
    expect((u / a) ** 2 + (v / (a * ratio)) ** 2).toBeCloseTo(1)
  })
})

describe('ways', () => {
  it('to the hub all bend in the same sense', () => {
    for (const [x, y] of [
      [5, 1],
      [-3, 4],
      [-2, -6],
    ] as const) {
      const [bx, by] = inflow(x, y)
      expect(x * by - y * bx).toBeGreaterThan(0)
    }
  })

  it('between bodies bow away from the hub', () => {
    const [x, y] = outward(4, 1, 2, 3)
    expect(Math.hypot(x, y)).toBeGreaterThan(Math.hypot(3, 2))
  })
})

import { describe, expect, it } from 'vitest'
import { across, along, arriving, startOffset } from '#src/motion/arc.ts'

const times = Array.from({ length: 21 }, (_, step) => step / 20)

describe('the curve of arrivals', () => {
  it('begins and ends where it should, and never turns back', () => {
    expect(arriving(0)).toBe(0)
    expect(arriving(1)).toBe(1)
    const values = times.map(arriving)
    expect(values.toSorted((a, b) => a - b)).toEqual(values)
  })

  it('is the one of the style sheet: most of the way is done early', () => {
    // cubic-bezier(.2, .8, .2, 1), as a browser computes it.
    expect(arriving(0.2)).toBeCloseTo(0.682, 2)
    expect(arriving(0.5)).toBeCloseTo(0.946, 2)
  })
})

describe.each(['left', 'right', 'below'] as const)('the way from %s', (from) => {
  const { x, y } = startOffset(from)

  it('is a quarter of an ellipse, and no straight line', () => {
    for (const time of times) {
      // Share of the way that is left, along it and across it.
      const [ahead, aside] = [1 - along(time), 1 - across(time)]
      expect((1 - ahead) ** 2 + aside ** 2).toBeCloseTo(1, 6)
    }
    expect(Math.abs(along(0.1) - across(0.1))).toBeGreaterThan(0.2)
  })

  it('is short', () => {
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(60)
    expect(Math.hypot(x, y)).toBeGreaterThan(20)
  })
})

import { describe, expect, it } from 'vitest'
import { streams } from '#src/pages/automation/streams.ts'

describe('streams', () => {
  /** Heights of an outline at its start and at its end: M0 a C… b V c C… d Z. */
  function heights(path: string): { start: number; end: number } {
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const [a, b, c, d] = [1, 7, 8, 14].map((at) => numbers[at] ?? NaN)
    return { start: (d ?? NaN) - (a ?? NaN), end: (c ?? NaN) - (b ?? NaN) }
  }

  it('are as wide as their shares at both ends', () => {
    const shapes = streams([45, 25, 20, 10]).map(heights)
    const unit = (shapes[3]?.start ?? 0) / 10
    for (const [at, share] of [45, 25, 20, 10].entries()) {
      expect(shapes[at]?.start).toBeCloseTo(share * unit, 0)
      expect(shapes[at]?.end).toBeCloseTo(share * unit, 0)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { levelsFor } from '#scenes/stage/glow/bloom.ts'
import { BLUR_LEVELS, GLOW, SAMPLES } from '#scenes/stage/glow/config.ts'

describe('the glow', () => {
  it('has a blur as wide as the canvas allows, and never halves the last pixel', () => {
    expect(levelsFor(960, 600)).toBe(BLUR_LEVELS)
    expect(levelsFor(120, 80)).toBe(6)
    expect(levelsFor(2, 2)).toBe(1)
    for (let side = 2; side < 600; side += 1)
      expect(side / 2 ** levelsFor(side, side)).toBeGreaterThanOrEqual(1)
  })

  it('glows at night only, and not at low', () => {
    expect(GLOW.dark.strength).toBeGreaterThan(0)
    expect(GLOW.light.strength).toBe(0)
    expect(SAMPLES.low).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { createPalette, mixPalette } from '#scenes/instrument/palette.ts'

const luminance = (night: number) => createPalette(night).planets[5]?.getHSL({ h: 0, s: 0, l: 0 }).l ?? 0

describe('palette', () => {
  it('has exact ends, whatever came before', () => {
    for (const end of [0, 1]) {
      const fresh = createPalette(end)
      const mixed = mixPalette(end, mixPalette(0.37, createPalette(1 - end)))
      expect(mixed).toEqual(fresh)
    }
  })

  it('returns the object it was given and keeps its colours, so uniforms may hold them', () => {
    const palette = createPalette(0)
    const { brass, planets } = palette
    const [first] = planets
    expect(mixPalette(0.5, palette)).toBe(palette)
    expect(palette.brass).toBe(brass)
    expect(palette.planets).toBe(planets)
    expect(palette.planets[0]).toBe(first)
  })

  it('lies between its ends, and clamps beyond them', () => {
    const half = createPalette(0.5)
    expect(half.glowAlpha).toBeGreaterThan(Math.min(createPalette(0).glowAlpha, createPalette(1).glowAlpha))
    expect(createPalette(7)).toEqual(createPalette(1))
    expect(createPalette(-1)).toEqual(createPalette(0))
  })

  it('makes ivory ink by day: it must be dark on paper and pale at night', () => {
    expect(luminance(0)).toBeLessThan(0.1)
    expect(luminance(1)).toBeGreaterThan(0.6)
  })
})

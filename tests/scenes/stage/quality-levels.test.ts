import { describe, expect, it } from 'vitest'
import { firstLevel, forcedTier, LEVELS, levelAt, pixelRatioAt } from '#scenes/stage/quality-levels.ts'

describe('the levels', () => {
  it('lower the pixel ratio before counts', () => {
    const firstFewer = LEVELS.findIndex(({ tier }) => tier !== 'high')
    expect(levelAt(firstFewer - 1)).toEqual({ tier: 'high', cap: 1 })
  })
})

describe('the first level', () => {
  const device = { cores: 8, memory: 8, pixelRatio: 2, area: 1440 * 900 }

  it('follows the device', () => {
    expect(firstLevel(device)).toBe(0)
    expect(firstLevel({ ...device, cores: null, memory: null })).toBe(0)
    expect(levelAt(firstLevel({ ...device, cores: 2 })).tier).toBe('low')
    expect(levelAt(firstLevel({ ...device, memory: 4 })).tier).toBe('medium')
    expect(levelAt(firstLevel({ ...device, area: 2560 * 1440 })).cap).toBeLessThan(1.5)
  })

  it('never draws more px than the screen has', () => {
    expect(pixelRatioAt(0, 3)).toBe(1.5)
    expect(pixelRatioAt(0, 0.5)).toBe(0.5)
  })
})

describe('the quality that the address asks for', () => {
  it('is one of three, or nobody has asked', () => {
    expect(forcedTier('?quality=low')).toBe('low')
    expect(forcedTier('?probe&quality=medium')).toBe('medium')
    for (const search of ['', '?quality', '?quality=best', '?quality=constructor'])
      expect(forcedTier(search)).toBeNull()
  })
})

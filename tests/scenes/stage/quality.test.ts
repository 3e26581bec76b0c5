import { describe, expect, it } from 'vitest'
import {
  createGovernor,
  firstLevel,
  forcedTier,
  LEVELS,
  levelAt,
  levelOf,
  observe,
  pixelRatioAt,
  RAISE_AFTER,
  SETTLING,
  WINDOW,
  type Governor,
} from '#scenes/stage/quality.ts'

function run(governor: Governor, ms: number, frames: number, device = 2): number {
  let changes = 0
  for (let frame = 0; frame < frames; frame += 1) if (observe(governor, ms, device)) changes += 1
  return changes
}

describe('the governor', () => {
  it('lowers pixel ratio before counts, and ends at the last level', () => {
    const governor = createGovernor(0)
    const seen = [0]
    for (let frame = 0; frame < 2000; frame += 1) if (observe(governor, 40, 2)) seen.push(governor.level)
    expect(seen).toEqual(LEVELS.map((_, index) => index))
    const firstFewer = LEVELS.findIndex(({ tier }) => tier !== 'high')
    expect(levelAt(firstFewer - 1)).toEqual({ tier: 'high', cap: 1 })
  })

  it('waits for a whole window after settling', () => {
    const governor = createGovernor(0)
    expect(run(governor, 40, SETTLING + WINDOW - 1)).toBe(0)
    expect(run(governor, 40, 1)).toBe(1)
  })

  it('skips levels that would look the same on this screen', () => {
    const governor = createGovernor(0)
    run(governor, 40, SETTLING + WINDOW, 1)
    expect(levelAt(governor.level).tier).toBe('medium')
  })

  it('forgives a few slow frames', () => {
    const governor = createGovernor(0)
    for (let frame = 0; frame < 1000; frame += 1) observe(governor, frame % 10 === 0 ? 120 : 16, 2)
    expect(governor.level).toBe(0)
  })

  it('rises after long smoothness, never above what has failed', () => {
    const governor = createGovernor(6)
    run(governor, 12, SETTLING + WINDOW * RAISE_AFTER)
    expect(governor.level).toBe(5)
    run(governor, 40, SETTLING + WINDOW)
    expect(governor.level).toBe(6)
    run(governor, 12, (SETTLING + WINDOW) * RAISE_AFTER * 4)
    expect(governor.level).toBe(6)
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

  it('stays, however slow frames are', () => {
    const governor = createGovernor(levelOf('high'), true)
    expect(run(governor, 200, 2000)).toBe(0)
    expect(levelAt(governor.level).tier).toBe('high')
  })
})

import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  createGovernor,
  declined,
  inclined,
  limitToLow,
  PROBE,
  probed,
  RAISE_AFTER,
  type Governor,
} from '#scenes/stage/governor.ts'
import { LEVELS, levelAt, levelOf } from '#scenes/stage/quality.ts'

/** A probe on a display that shows that many frames a second. */
function probe(governor: Governor, fps: number): boolean {
  let changed = false
  while (governor.probing > 0) changed = probed(governor, 1000 / fps, 2) || changed
  return changed
}

describe('the governor', () => {
  it('asks the display before it blames the GPU', () => {
    const governor = createGovernor(0)
    declined(governor, 30)
    expect(governor.level).toBe(0)
    expect(governor.probing).toBe(PROBE)
    expect(probe(governor, 60)).toBe(true)
    expect(governor.level).toBe(1)
  })

  it('leaves a healthy GPU alone on a display that shows 30 frames a second', () => {
    const governor = createGovernor(0)
    declined(governor, 34)
    expect(probe(governor, 30)).toBe(false)
    expect(governor.level).toBe(0)
    // From now on that rate is what frames are judged by.
    expect(boundsOf(governor)[0]).toBeLessThan(30)
    expect(boundsOf(governor)[1]).toBeLessThan(34)
  })

  it('still steps down on such a display where frames are slower than that', () => {
    const governor = createGovernor(0)
    declined(governor, 16)
    expect(probe(governor, 30)).toBe(true)
    expect(governor.level).toBe(1)
  })

  it('judges by 60 again when the display shows more, before it raises anything', () => {
    const governor = createGovernor(3)
    declined(governor, 34)
    probe(governor, 30)
    expect(inclined(governor, 50, 2)).toBe(false)
    expect(governor.rate).toBe(60)
    expect(governor.good).toBe(0)
  })

  it('forgives the frames that the GPU works off at the beginning of a probe', () => {
    const governor = createGovernor(0)
    declined(governor, 34)
    for (const ms of [400, 120, 33, 33, 33, 33, 34, 33, 33, 33]) probed(governor, ms, 2)
    expect(governor.level).toBe(0)
  })

  it('goes down level by level to the last, and asks for nothing there', () => {
    const governor = createGovernor(0)
    const seen = [0]
    for (let turn = 0; turn < 20; turn += 1) {
      declined(governor, 10)
      if (probe(governor, 60)) seen.push(governor.level)
    }
    expect(seen).toEqual(LEVELS.map((_, index) => index))
    expect(governor.probing).toBe(0)
  })

  it('rises after long smoothness only, and never to what has failed', () => {
    const governor = createGovernor(4)
    for (let turn = 1; turn < RAISE_AFTER; turn += 1) expect(inclined(governor, 64, 2)).toBe(false)
    expect(inclined(governor, 64, 2)).toBe(true)
    expect(governor.level).toBe(3)
    declined(governor, 20)
    probe(governor, 60)
    expect(governor.level).toBe(4)
    for (let turn = 0; turn < RAISE_AFTER * 10; turn += 1) expect(inclined(governor, 64, 2)).toBe(false)
    expect(governor.level).toBe(4)
  })

  it('stays where somebody has put it', () => {
    const governor = createGovernor(levelOf('high'), true)
    declined(governor, 3)
    limitToLow(governor)
    expect(governor.probing).toBe(0)
    expect(inclined(governor, 64, 2)).toBe(false)
    expect(levelAt(governor.level).tier).toBe('high')
  })

  it('never asks a software renderer for more than the low tier', () => {
    const governor = createGovernor(0)
    limitToLow(governor)
    expect(levelAt(governor.level).tier).toBe('low')
    for (let turn = 0; turn < RAISE_AFTER * 20; turn += 1) inclined(governor, 64, 2)
    expect(levelAt(governor.level).tier).toBe('low')
  })
})

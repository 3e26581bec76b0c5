import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  createAdaptiveQuality,
  createSlowFrames,
  declined,
  GIVE_UP_AFTER,
  givesUp,
  inclined,
  limitToLow,
  PROBE,
  probed,
  RAISE_AFTER,
  restartProbe,
  type AdaptiveQuality,
} from '#scenes/stage/adaptive-quality.ts'
import { LEVELS, levelAt, levelOf } from '#scenes/stage/quality-levels.ts'

/** A probe on a display that shows that many frames a second. */
function probe(quality: AdaptiveQuality, fps: number): boolean {
  let changed = false
  while (quality.probing > 0) changed = probed(quality, 1000 / fps, 2) || changed
  return changed
}

describe('the quality', () => {
  it('asks the display before it blames the GPU', () => {
    const quality = createAdaptiveQuality(0)
    declined(quality, 30)
    expect(quality.level).toBe(0)
    expect(quality.probing).toBe(PROBE)
    expect(probe(quality, 60)).toBe(true)
    expect(quality.level).toBe(1)
  })

  it('leaves a healthy GPU alone on a display that shows 30 frames a second', () => {
    const quality = createAdaptiveQuality(0)
    declined(quality, 34)
    expect(probe(quality, 30)).toBe(false)
    expect(quality.level).toBe(0)
    // From now on that rate is what frames are judged by.
    expect(boundsOf(quality)[0]).toBeLessThan(30)
    expect(boundsOf(quality)[1]).toBeLessThan(34)
  })

  it('still steps down on such a display where frames are slower than that', () => {
    const quality = createAdaptiveQuality(0)
    declined(quality, 16)
    expect(probe(quality, 30)).toBe(true)
    expect(quality.level).toBe(1)
  })

  it('judges by 60 again when the display shows more, before it raises anything', () => {
    const quality = createAdaptiveQuality(3)
    declined(quality, 34)
    probe(quality, 30)
    expect(inclined(quality, 50, 2)).toBe(false)
    expect(quality.rate).toBe(60)
    expect(quality.good).toBe(0)
  })

  it('begins a probe again where a frame was drawn in between', () => {
    const quality = createAdaptiveQuality(0)
    declined(quality, 30)
    for (const ms of [16, 16, 16, 16, 16, 16]) probed(quality, ms, 2)
    restartProbe(quality)
    // The next gap holds the work of the frame that was drawn; the probe forgives it as its first.
    for (const ms of [400, 400, 400, 400]) probed(quality, ms, 2)
    expect(probe(quality, 60)).toBe(true)
    expect(quality.rate).toBe(60)
  })

  it('forgives the frames that the GPU works off at the beginning of a probe', () => {
    const quality = createAdaptiveQuality(0)
    declined(quality, 34)
    for (const ms of [400, 120, 33, 33, 33, 33, 34, 33, 33, 33]) probed(quality, ms, 2)
    expect(quality.level).toBe(0)
  })

  it('goes down level by level to the last, and asks for nothing there', () => {
    const quality = createAdaptiveQuality(0)
    const seen = [0]
    for (let turn = 0; turn < 20; turn += 1) {
      declined(quality, 20)
      if (probe(quality, 60)) seen.push(quality.level)
    }
    expect(seen).toEqual(LEVELS.map((_, index) => index))
    expect(quality.probing).toBe(0)
  })

  it('goes to the last level at once where a CPU draws, and gives up there', () => {
    const quality = createAdaptiveQuality(0)
    const slow = () => {
      declined(quality, 8)
      probe(quality, 60)
    }
    slow()
    expect(levelAt(quality.level)).toBe(LEVELS.at(-1))
    for (let turn = 0; turn < GIVE_UP_AFTER; turn += 1) {
      expect(givesUp(quality)).toBe(false)
      slow()
    }
    expect(givesUp(quality)).toBe(true)
  })

  it('sees three unusably slow frames in a row, of two seconds together, before the monitor does', () => {
    const frames = createSlowFrames()
    const seen = (...seconds: (number | null)[]) =>
      seconds.map((one) => frames(one)).filter((fps) => fps !== null)
    expect(seen(2, 2)).toEqual([])
    // 1 frame in 2 seconds, as the monitor counts: with both ends of its quarter of a second.
    expect(seen(2)).toEqual([4.5])
    expect(seen(0.3, 0.3, 0.3, 0.3, 0.3, 0.3)).toEqual([])
    expect(seen(0.3)).toHaveLength(1)
    // One hitch, a pause, or a GPU that is merely slow.
    expect(seen(3, 0.016, 3, null, 3, 3, null)).toEqual([])
    expect(seen(...Array.from({ length: 60 }, () => 0.15))).toEqual([])
  })

  it('gives up for nothing else: not for a slow display, not for what was slow once, not where somebody chose', () => {
    const last = LEVELS.length - 1
    const display = createAdaptiveQuality(last)
    const once = createAdaptiveQuality(last)
    const chosen = createAdaptiveQuality(last, true)
    const asked = createAdaptiveQuality(last, false, () => true)
    for (let turn = 0; turn < 10; turn += 1) {
      declined(display, 9)
      probe(display, 6)
      declined(once, 8)
      probe(once, 60)
      inclined(once, 64, 2)
      for (const one of [chosen, asked]) {
        declined(one, 8)
        expect(one.probing).toBe(0)
      }
    }
    expect([display, once, chosen, asked].map(givesUp)).toEqual([false, false, false, false])
  })

  it('rises after long smoothness only, and never to what has failed', () => {
    const quality = createAdaptiveQuality(4)
    for (let turn = 1; turn < RAISE_AFTER; turn += 1) expect(inclined(quality, 64, 2)).toBe(false)
    expect(inclined(quality, 64, 2)).toBe(true)
    expect(quality.level).toBe(3)
    declined(quality, 20)
    probe(quality, 60)
    expect(quality.level).toBe(4)
    for (let turn = 0; turn < RAISE_AFTER * 10; turn += 1) expect(inclined(quality, 64, 2)).toBe(false)
    expect(quality.level).toBe(4)
  })

  it('keeps a tier that the address asked for', () => {
    const quality = createAdaptiveQuality(levelOf('high'), true)
    declined(quality, 3)
    limitToLow(quality)
    expect(quality.probing).toBe(0)
    expect(inclined(quality, 64, 2)).toBe(false)
    expect(levelAt(quality.level).tier).toBe('high')
  })

  it('never asks a software renderer for more than the low tier', () => {
    const quality = createAdaptiveQuality(0)
    limitToLow(quality)
    expect(levelAt(quality.level).tier).toBe('low')
    for (let turn = 0; turn < RAISE_AFTER * 20; turn += 1) inclined(quality, 64, 2)
    expect(levelAt(quality.level).tier).toBe('low')
  })
})

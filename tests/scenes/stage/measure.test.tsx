import { createRoot, flushSync } from '@react-three/fiber'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { filterConsole } from '#scenes/stage/console.ts'
import {
  boundsOf,
  createAdaptiveQuality,
  declined,
  givesUp,
  inclined,
  probed,
  type AdaptiveQuality,
} from '#scenes/stage/adaptive-quality.ts'
import { FrameMeasure } from '#scenes/stage/measure.tsx'
import { LEVELS, levelAt } from '#scenes/stage/quality-levels.ts'
import { fakeCanvas, fakeRenderer } from '../fake-root.ts'

/** A screen of two device px a CSS px, so that every level differs. */
const DEVICE = 2
let now = 1000
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** drei's monitor with the quality behind it, fed with frames by hand. */
async function mount(quality: AdaptiveQuality) {
  const levels = [quality.level]
  const run = createStore(() => ({ id: 0 }))
  const changed = () => {
    levels.push(quality.level)
    flushSync(() => run.setState(({ id }) => ({ id: id + 1 })))
  }
  const root = createRoot(fakeCanvas())
  const size = { width: 1440, height: 900, top: 0, left: 0 }
  await root.configure({ frameloop: 'never', dpr: 1, size, gl: fakeRenderer as never })
  const measure = {
    run,
    bounds: () => boundsOf(quality),
    declined: (fps: number) => declined(quality, fps),
    inclined: (fps: number) => void (inclined(quality, fps, DEVICE) && changed()),
  }
  const store = root.render(<FrameMeasure measure={measure} />)
  await settle()
  await settle()
  return { levels, changed, store, unmount: () => root.unmount() }
}

/** Lets a GPU draw for so many seconds, on a display of `rate` Hz; `cost` is what a level takes, in ms. */
async function visit(
  quality: AdaptiveQuality,
  seconds: number,
  rate: number,
  cost: (level: number) => number,
) {
  const vsync = 1000 / rate
  const { levels, changed, store, unmount } = await mount(quality)
  const end = now + seconds * 1000
  while (now < end) {
    if (quality.probing > 0) {
      now += vsync
      if (probed(quality, vsync, DEVICE)) changed()
    } else {
      now += Math.ceil(cost(quality.level) / vsync) * vsync
      store.getState().advance(now / 1000)
    }
  }
  unmount()
  await settle()
  return levels
}

const everyLevel = LEVELS.map((_, index) => index)
filterConsole()

describe("drei's monitor and the quality, by a fake clock", () => {
  const fake = () => vi.spyOn(performance, 'now').mockImplementation(() => now)

  it('leaves a healthy GPU at the top, on displays of 60 Hz, of 120 Hz, and capped at 30 Hz', async () => {
    fake()
    for (const rate of [60, 120, 30])
      expect(await visit(createAdaptiveQuality(0), 120, rate, () => 5)).toEqual([0])
  })

  it('sinks to what a weak GPU can draw, and stays there', async () => {
    fake()
    const weak = await visit(createAdaptiveQuality(0), 300, 60, (level) => (level < 4 ? 28 : 9))
    expect(weak).toEqual([0, 1, 2, 3, 4])
  })

  it('sinks to the last level where nothing is fast enough', async () => {
    fake()
    expect(await visit(createAdaptiveQuality(0), 300, 60, () => 60)).toEqual(everyLevel)
  })

  it('gives up within half a minute where a CPU draws that keeps its name to itself, and nowhere else', async () => {
    fake()
    const after = async (cost: number) => {
      const quality = createAdaptiveQuality(0)
      await visit(quality, 30, 60, () => cost)
      return givesUp(quality)
    }
    expect(await after(150)).toBe(true)
    expect(await after(500)).toBe(true)
    expect(await after(60)).toBe(false)
  })

  it('never goes up and down in turn, whatever the GPU', async () => {
    fake()
    for (let enough = 0; enough < LEVELS.length; enough += 1) {
      const levels = await visit(createAdaptiveQuality(4), 600, 60, (level) => (level < enough ? 24 : 12))
      const turns = levels.filter(
        (level, at) =>
          Math.sign(level - (levels[at - 1] ?? level)) * Math.sign((levels[at + 1] ?? level) - level) < 0,
      )
      // Up until it is too much, down by one, and no more.
      expect(turns.length, levels.join(' ')).toBeLessThanOrEqual(1)
      expect(levels.at(-1), levels.join(' ')).toBe(enough)
      expect(levelAt(levels.at(-1) ?? -1)).toBe(LEVELS[enough])
    }
  })
})

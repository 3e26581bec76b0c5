import { expect, it } from 'vitest'
import { COLLAR, RADIUS } from '#scenes/bars/geometry.ts'
import { BARS } from '#scenes/bars/index.tsx'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { analyticsCapabilities } from '#src/content/analytics/capabilities.ts'
import { businessTabs, scaleOf } from '#src/content/analytics/business.ts'
import { driven } from './drive.ts'

/** Height of a bar without a value, and how much the greatest value adds, units. */
const LEAST = 0.1
const RISE = 1.8

function heights(drive: Partial<Parameters<typeof BARS.move>[0]>): number[] {
  const pose = createPiecePose(BARS.parts.length, 0, BARS.bars?.count)
  BARS.move(driven({ drive: 1, ...drive }), pose)
  return [...pose.bars]
}

it('has other figures for each capability than for the one before', () => {
  const last = analyticsCapabilities.length - 1
  for (let i = 1; i <= last; i += 1)
    expect(heights({ show: 0, second: i / last })).not.toEqual(heights({ show: 0, second: (i - 1) / last }))
})

it('draws the charts of the chosen tab around the ring, whatever is read elsewhere', () => {
  for (const [signal, { stats }] of businessTabs.entries()) {
    const bars = heights({ show: 1, signal, second: 0.4 })
    const each = bars.length / stats.length
    for (const [at, stat] of stats.entries()) {
      const [low, high] = scaleOf(stat)
      const arc = bars.slice(at * each, (at + 1) * each)
      const highest = (Math.max(...stat.values) - low) / (high - low)
      // The highest week is the highest bar, and a gap parts it from the next chart.
      expect((Math.max(...arc) - LEAST) / RISE).toBeCloseTo(highest, 1)
      expect(arc.at(-1)).toBeCloseTo(LEAST)
    }
  }
})

it('is between two tabs while the panel changes', () => {
  const [from, half, to] = [0, 0.5, 1].map((signal) => heights({ show: 1, signal }))
  expect(half?.[20]).toBeCloseTo(((from?.[20] ?? 0) + (to?.[20] ?? 0)) / 2)
})

it('has no bar but at the height of its foot before it comes up', () => {
  expect(new Set(heights({ drive: 0 })).size).toBe(1)
})

it('shows a sample in the first screen, and beside what is read farther down its figures, as the legend says', () => {
  const { hero, ...others } = BARS.placements
  expect(hero).not.toHaveProperty('show')
  expect(Object.values(others).map(({ show }) => show)).toEqual([0, 1])
  expect(heights({})).toEqual(heights({ signal: 1, second: 1 }))
})

it('holds each bar in a collar on the ring, lower than the least bar and clear of the next collar', () => {
  const { count = 0, width = 0 } = BARS.bars ?? {}
  const { axial = 0, groove = 0 } = BARS.parts[1]?.band ?? {}
  const halves = COLLAR.map(([half]) => half)
  expect(COLLAR[0][1]).toBeLessThan(axial / 2 - groove)
  expect(Math.min(...halves)).toBeLessThan(width / 2)
  expect(Math.max(...COLLAR.map(([, height]) => height))).toBeLessThan(LEAST / 2)
  expect(2 * Math.max(...halves)).toBeLessThan((2 * Math.PI * (RADIUS - Math.max(...halves))) / count)
})

import { clamp01, lerp, TAU } from '#scenes/instrument/ease.ts'
import { type AnalyticsCapability, analyticsCapabilities } from '#src/content/analytics/capabilities.ts'
import { type BusinessStat, businessTabs, scaleOf } from '#src/content/analytics/business.ts'

export const COUNT = 132

/** A height, 0..1, for each bar around the ring. */
export type Figure = Float32Array

const figure = (heightAt: (at: number, bar: number) => number): Figure =>
  Float32Array.from({ length: COUNT }, (_, bar) => clamp01(heightAt(bar / COUNT, bar)))

/** From 0 to 1 and back, so many times around the ring. */
const wave = (at: number, times: number, from = 0) => 0.5 + 0.5 * Math.sin(at * TAU * times + from)

/** A hill of this width, a share of the ring, about a place on it. */
const hill = (at: number, middle: number, width: number) => Math.exp(-(((at - middle) / width) ** 2))

/** Six regions: the orders of each, one of them far below the others. */
const REGIONS = [0.62, 0.74, 0.2, 0.66, 0.9, 0.54] as const

/** What the bars show beside each capability: the kind of figure that it makes of the records. */
const KINDS: Readonly<Record<AnalyticsCapability['id'], Figure>> = {
  dashboards: figure((at) => {
    const region = at * REGIONS.length
    // The records of a region, the largest first, and a gap before the next one.
    const along = region % 1
    return along > 0.86 ? 0 : (REGIONS[Math.floor(region)] ?? 0) * (1 - 0.3 * along)
  }),
  // What was measured, then the upper and the lower end of what may come, bar by bar.
  predictive: figure((at, bar) => {
    const trend = 0.3 + 0.35 * at
    if (at < 0.6) return trend + 0.12 * (wave(at, 23, 1) - 0.5)
    const spread = 0.06 + 0.7 * (at - 0.6)
    return bar % 2 ? trend + spread : trend - spread
  }),
  // Twelve Mondays, and the days between them.
  reports: figure((at, bar) => (bar % 11 < 2 ? 0.62 + 0.3 * wave(at, 2, 0.4) : 0.12 + 0.08 * wave(at, 9))),
  // Six sources that tell the same of a customer: one shape, six times.
  integration: figure((at) => {
    const along = (at * 6) % 1
    return 0.14 + 0.7 * hill(along, 0.36, 0.14) + 0.4 * hill(along, 0.7, 0.1)
  }),
  // A distribution with two tops.
  visualization: figure((at) => 0.05 + 0.95 * hill(at, 0.34, 0.13) + 0.6 * hill(at, 0.74, 0.09)),
  // A series within its band, which it leaves once.
  monitoring: figure((at) => 0.3 + 0.1 * (wave(at, 19, 0.8) - 0.5) + 0.7 * hill(at, 0.8, 0.025)),
}

export const kinds: readonly Figure[] = analyticsCapabilities.map(({ id }) => KINDS[id])

/** Bars between the charts of a tab. */
const GAP = 6

/** A chart's value at a share of its width, 0..1. */
function valueAt({ chart, values }: BusinessStat, along: number): number {
  const week = along * values.length
  const from = Math.min(values.length - 1, Math.floor(week))
  const value = values[from] ?? 0
  if (chart === 'line' || chart === 'band') {
    const next = values[Math.min(values.length - 1, from + 1)] ?? value
    return lerp(value, next, week - from)
  }
  // Weeks stand apart where their chart's do.
  return chart !== 'steps' && week - from > 0.6 ? 0 : value
}

/** The three charts of a tab, one after another around the ring. */
const chartsOf = (stats: readonly BusinessStat[]): Figure => {
  const each = COUNT / stats.length
  return figure((_, bar) => {
    const stat = stats[Math.floor(bar / each)]
    const along = (bar % each) / (each - GAP)
    if (!stat || along >= 1) return 0
    const [low, high] = scaleOf(stat)
    return Math.max(0, valueAt(stat, along) - low) / (high - low)
  })
}

export const charts: readonly Figure[] = businessTabs.map(({ stats }) => chartsOf(stats))

/** Before anything is chosen: two long waves, and fine ones in them. */
export const plain: readonly Figure[] = [
  figure((at) => wave(at, 2, 0.4) ** 2 * (0.52 + 0.31 * wave(at, 14, 1.2))),
]

import { describe, expect, it } from 'vitest'
import { businessTabs } from '#src/content/analytics/business.ts'
import { analyticsCapabilities } from '#src/content/analytics/capabilities.ts'
import { aiFeatures } from '#src/content/analytics/intelligence.ts'
import { sources } from '#src/content/analytics/sources.ts'
import { connected, nodeTowards } from '#src/lib/diagram.ts'

/** Figures of the specification; the page states no others. */
const SPECIFIED = new Set(
  '99.9% 500M+ 24/7 10x 92% 85% 88% 300% 350% 420% 150+'.split(' ').concat('15 min', '2.3 s'),
)

it('has six capabilities, four features and four tabs, in order', () => {
  expect(analyticsCapabilities.map(({ id }) => id)).toEqual([
    'dashboards',
    'predictive',
    'reports',
    'integration',
    'visualization',
    'monitoring',
  ])
  expect(aiFeatures.map(({ id }) => id)).toEqual(['ml', 'patterns', 'trends', 'insights'])
  expect(businessTabs.map(({ id }) => id)).toEqual([
    'decision-making',
    'optimization',
    'risk-mitigation',
    'opportunity',
  ])
})

it('states only figures of the specification', () => {
  const stated = [
    ...aiFeatures.flatMap(({ stats }) => Object.values(stats)),
    ...businessTabs.flatMap(({ stats }) => stats.map(({ value }) => value)),
  ]
  expect(stated.filter((value) => !SPECIFIED.has(value))).toEqual([])
})

describe.each(businessTabs)('$id', ({ stats }) => {
  it('has three figures with twelve weeks of sample data that go where the trend says', () => {
    expect(stats).toHaveLength(3)
    for (const { values, direction, trend } of stats) {
      expect(values).toHaveLength(12)
      const change = ((values.at(-1) ?? 0) - (values[0] ?? 0)) / Math.max(...values)
      expect(Math.abs(change) < 0.15 ? 'steady' : change > 0 ? 'up' : 'down', trend).toBe(direction)
      expect(trend.endsWith(direction), trend).toBe(true)
    }
  })
})

describe('data sources', () => {
  it('are joined with known sources only, and each with another', () => {
    const ids = new Set(sources.map(({ id }) => id))
    for (const source of sources) {
      for (const id of source.connections) expect(ids).toContain(id)
      expect(
        sources.some((other) => other !== source && connected(source, other)),
        source.id,
      ).toBe(true)
    }
  })

  it('stand clear of the hub and of each other', () => {
    const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.hypot((a.x - b.x) * 1.6, a.y - b.y)
    for (const source of sources) {
      expect(apart(source, { x: 50, y: 50 }), source.id).toBeGreaterThan(34)
      for (const other of sources) if (other !== source) expect(apart(source, other)).toBeGreaterThan(30)
    }
  })

  it('can all be reached with the arrow keys from any of them', () => {
    const seen = new Set(['social-media'])
    for (const id of seen)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nodeTowards(sources, id, direction)
        if (next) seen.add(next)
      }
    expect(seen.size).toBe(sources.length)
  })
})

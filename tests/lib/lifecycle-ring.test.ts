import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import {
  angleAfter,
  gaugeAfter,
  nearness,
  ringFor,
  ringPoint,
  stepsTo,
  TALL,
  WIDE,
  type Ring,
} from '#src/lib/lifecycle-ring.ts'

const TURN = 2 * Math.PI
const point = { x: 0, y: 0, z: 0 }

/** Where a step is seen, in percent of the diagram from its top left. */
function percentOf(ring: Ring, step: number): [number, number] {
  ringPoint(ring, ring.angles[step] ?? Number.NaN, ring.radius, 0, point)
  const near = nearness(point.z)
  return [50 + (point.x * near * 10) / ring.aspect, 50 - point.y * near * 10]
}

const sheet = readFileSync(
  new URL('../../src/pages/tasks/lifecycle/lifecycle-section.css', import.meta.url),
  'utf8',
)
const written = [
  ...sheet.matchAll(/\.lifecycle-node\[data-node='(\w+)'\] \{\s+left: ([\d.]+)%;\s+top: ([\d.]+)%;/g),
].map(([, id, left, top]) => ({ id, left: Number(left), top: Number(top) }))

describe.each([
  ['an upright diagram', TALL, written.slice(0, 4)],
  ['a broad diagram', WIDE, written.slice(4)],
] as const)('%s', (_name, ring, places) => {
  it('has its buttons where the style sheet puts them', () => {
    expect(places.map(({ id }) => id)).toEqual(lifecycleSteps.map(({ id }) => id))
    for (const [step, { left, top }] of places.entries()) {
      const [x, y] = percentOf(ring, step)
      expect(left).toBeCloseTo(x, 2)
      expect(top).toBeCloseTo(y, 2)
    }
  })

  it('has the proportions that the style sheet gives it', () => {
    expect(sheet).toContain(`aspect-ratio: ${ring.aspect};`)
    expect(ringFor(ring.aspect)).toBe(ring)
  })
})

describe('places on the ring', () => {
  it('go round and round without running back', () => {
    let before = angleAfter(WIDE, -3)
    for (let steps = -3; steps < 9; steps += 0.05) {
      const now = angleAfter(WIDE, steps + 0.05)
      expect(now).toBeGreaterThan(before)
      before = now
    }
    expect(angleAfter(WIDE, 6)).toBeCloseTo(angleAfter(WIDE, 2) + TURN, 10)
    expect(WIDE.angles.map((_, step) => angleAfter(WIDE, step))).toEqual([...WIDE.angles])
  })

  it('are reached the nearest way, and straight across by going on', () => {
    expect([stepsTo(0, 1), stepsTo(3, 0), stepsTo(0, 3), stepsTo(1, 3), stepsTo(7, 3)]).toEqual([
      1, 1, -1, 2, 0,
    ])
  })

  it('light the gauge up to the task, and put it out on the way back to the start', () => {
    expect(gaugeAfter(WIDE, 0)).toBe(0)
    expect(gaugeAfter(WIDE, 1)).toBeLessThan(gaugeAfter(WIDE, 2))
    expect(gaugeAfter(WIDE, 3)).toBeLessThan(1)
    expect(gaugeAfter(WIDE, 3.5)).toBeCloseTo(gaugeAfter(WIDE, 3) / 2, 10)
    expect(gaugeAfter(WIDE, 3.999)).toBeLessThan(0.01)
    expect(gaugeAfter(WIDE, 4)).toBe(0)
  })
})

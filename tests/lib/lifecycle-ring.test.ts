import { describe, expect, it } from 'vitest'
import { ringFor, tallRing, wideRing } from '#src/content/tasks/lifecycle-diagram.ts'
import { angleAfter, gaugeAfter, stepsTo } from '#src/lib/lifecycle-ring.ts'
import { SCALE, seenAt } from '#src/pages/tasks/lifecycle/ring-picture.ts'

const TURN = 2 * Math.PI

it('each shape is for diagrams of its own proportions', () => {
  for (const ring of [tallRing, wideRing]) expect(ringFor(ring.aspect)).toBe(ring)
})

it('seen upright, a task at rest covers no part of its planet', () => {
  const { angles, inset, lift, planet, radius } = tallRing
  for (const angle of angles) {
    const step = seenAt(tallRing, angle, radius, 0)
    const task = seenAt(tallRing, angle, radius - inset, lift)
    const bodies = planet * SCALE * step.near + 1.35 * task.near
    expect(Math.hypot(task.x - step.x, task.y - step.y)).toBeGreaterThan(bodies)
  }
})

describe('places on the ring', () => {
  it('go round and round without running back', () => {
    let before = angleAfter(wideRing, -3)
    for (let steps = -3; steps < 9; steps += 0.05) {
      const now = angleAfter(wideRing, steps + 0.05)
      expect(now).toBeGreaterThan(before)
      before = now
    }
    expect(angleAfter(wideRing, 6)).toBeCloseTo(angleAfter(wideRing, 2) + TURN, 10)
    expect(wideRing.angles.map((_, step) => angleAfter(wideRing, step))).toEqual([...wideRing.angles])
  })

  it('are reached the nearest way, and straight across by going on', () => {
    expect([stepsTo(0, 1), stepsTo(3, 0), stepsTo(0, 3), stepsTo(1, 3), stepsTo(7, 3)]).toEqual([
      1, 1, -1, 2, 0,
    ])
  })

  it('light the gauge up to the task, and put it out on the way back to the start', () => {
    expect(gaugeAfter(wideRing, 0)).toBe(0)
    expect(gaugeAfter(wideRing, 1)).toBeLessThan(gaugeAfter(wideRing, 2))
    expect(gaugeAfter(wideRing, 3)).toBeLessThan(1)
    expect(gaugeAfter(wideRing, 3.5)).toBeCloseTo(gaugeAfter(wideRing, 3) / 2, 10)
    expect(gaugeAfter(wideRing, 3.999)).toBeLessThan(0.01)
    expect(gaugeAfter(wideRing, 4)).toBe(0)
  })
})

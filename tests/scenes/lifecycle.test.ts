import { describe, expect, it } from 'vitest'
import * as config from '#scenes/lifecycle/config.ts'
import {
  createLifecyclePose,
  createLifecycleState,
  followStep,
  pose,
  type LifecycleState,
} from '#scenes/lifecycle/motion.ts'
import { tallRing, wideRing } from '#src/content/tasks/lifecycle-diagram.ts'
import { TRAVEL_SECONDS } from '#src/lib/traveller.ts'

const STILL = { x: 0, y: 0 }
const FRAME = 1 / 60

const poseOf = (course: LifecycleState) =>
  pose(wideRing, course.flow.time, 0.5, STILL, course, createLifecyclePose())

/** A course after so many seconds of frames on the way to a step. */
function run(course: LifecycleState, seconds: number, step: number, flowing = true): LifecycleState {
  const until = course.flow.time + seconds
  while (course.flow.time < until) followStep(course, course.flow.time + FRAME, step, flowing)
  return course
}

function started(): LifecycleState {
  const course = createLifecycleState()
  followStep(course, 10, 0, true)
  return course
}

describe('the course of the task', () => {
  it('goes to a step in its time, without a jump', () => {
    const course = started()
    let before = course.traveller.place
    for (let t = 0; t < TRAVEL_SECONDS - 0.1; t += FRAME) {
      run(course, FRAME / 2, 1)
      expect(Math.abs(course.traveller.place - before)).toBeLessThan(0.06)
      before = course.traveller.place
    }
    expect(before).toBeLessThan(1)
    expect(run(course, 0.3, 1).traveller.place).toBe(1)
  })

  it('is where it is going after a jump of the clock, in either direction', () => {
    for (const time of [3, 400]) {
      const course = run(started(), 0.4, 2)
      followStep(course, time, 2, false)
      expect(course.traveller.place).toBe(2)
      expect(course.flow.value).toBe(0)
    }
  })

  it('lets packets start and stop softly', () => {
    const course = run(started(), 0.2, 0, false)
    expect(course.flow.value).toBeGreaterThan(0.3)
    expect(course.flow.value).toBeLessThan(1)
    expect(run(course, 3, 0, false).flow.value).toBeLessThan(0.01)
  })
})

describe('the pose', () => {
  it('marks the step at which the task rests, and none half way', () => {
    const course = run(started(), 2, 1)
    expect([...poseOf(course).near]).toEqual([0, 1, 0, 0])
    const between = { ...course, traveller: { ...course.traveller, place: 1.5 } }
    expect(Math.max(...poseOf(between).near)).toBe(0)
    expect(Math.max(...poseOf(course).level)).toBe(poseOf(course).level[1])
  })
})

describe('the ring', () => {
  it('has an arm for each step, from the hub to the ring', () => {
    expect(config.GREAT.pins).toHaveLength(4)
    for (const { from, to } of config.GREAT.pins ?? []) {
      expect(from).toBeGreaterThan(config.CORE.radius)
      expect(from).toBeLessThan(config.HUB.radius + config.HUB.depth)
      expect(to).toBeGreaterThan(config.GREAT.radius - config.GREAT.depth)
      expect(to).toBeLessThan(config.GREAT.radius)
    }
  })

  it('nests: core, meridian, hub, and the way of the task between arms and planets', () => {
    const inside = (band: { radius: number; depth: number }) => band.radius - band.depth / 2
    expect(config.CORE.radius).toBeLessThan(inside(config.MERIDIAN))
    expect(
      Math.hypot(config.MERIDIAN.radius + config.MERIDIAN.depth / 2, config.MERIDIAN.axial),
    ).toBeLessThan(inside(config.HUB))
    for (const ring of [wideRing, tallRing]) expect(ring.inset).toBeGreaterThan(ring.planet)
  })
})

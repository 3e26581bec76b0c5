import { describe, expect, it } from 'vitest'
import { advance, createMotion, defocusOf, EXIT, holdStill, pose, RELIGHT } from '#scenes/stage/motion.ts'
import { FLIGHT_SECONDS, flyTo, PLACES } from '#scenes/stage/flight.ts'
import { createSlot } from '#scenes/stage/slot.ts'

const STEP = 1 / 60
const view = { top: 250, width: 800, height: 500 }

function run(motion: ReturnType<typeof createMotion>, seconds: number): void {
  for (let time = 0; time < seconds - 1e-6; time += STEP) advance(motion, STEP)
}

it('relights over 600 ms, and back from halfway', () => {
  const motion = createMotion(0)
  motion.nightGoal = 1
  run(motion, RELIGHT / 2)
  expect(motion.night).toBeCloseTo(0.5, 1)
  motion.nightGoal = 0
  run(motion, RELIGHT)
  expect(motion.night).toBe(0)
})

it('flies the loader out once it leaves', () => {
  const motion = createMotion(1)
  run(motion, 1)
  expect(motion.exit).toBe(0)
  motion.leaving = true
  run(motion, EXIT)
  expect(motion.exit).toBeCloseTo(1)
})

describe('focus', () => {
  const widest = (motion: ReturnType<typeof createMotion>, seconds: number) => {
    let most = 0
    for (let time = 0; time < seconds; time += STEP) {
      advance(motion, STEP)
      most = Math.max(most, defocusOf(motion))
    }
    return most
  }

  it('is pulled from the rings of the loader to what is behind them, and sharp before and after', () => {
    const motion = createMotion(1)
    expect(widest(motion, 1)).toBe(0)
    motion.leaving = true
    expect(widest(motion, EXIT / 2)).toBeGreaterThan(0.008)
    run(motion, EXIT)
    expect(defocusOf(motion)).toBe(0)
  })

  it('is lost a little on a flight, and never in a frozen frame', () => {
    const motion = createMotion(1)
    flyTo(motion.flight, PLACES.support)
    const most = widest(motion, FLIGHT_SECONDS / 2)
    expect(most).toBeGreaterThan(0.002)
    expect(most).toBeLessThan(0.008)
    holdStill(motion, 4)
    expect(defocusOf(motion)).toBe(0)
  })
})

describe('the frame of a scene', () => {
  const hero = createSlot('hero', 'leave', null, 'home')
  Object.assign(hero.rect, { top: 0, width: 800, height: 500 })

  it('carries clock, pointer and progress', () => {
    const motion = createMotion(1)
    motion.pointerGoal.x = 1
    run(motion, 2)
    pose(hero, motion, view)
    expect(hero.frame.time).toBeCloseTo(2, 1)
    expect(hero.frame).toMatchObject({ progress: 0.5, night: 1, exit: 0 })
    expect(hero.frame.pointer.x).toBeCloseTo(1, 2)
  })

  it('is the same for a frozen time, whatever came before', () => {
    const frames = [0, 3.7].map((seconds) => {
      const motion = createMotion(0)
      motion.nightGoal = 1
      motion.pointerGoal.y = -1
      run(motion, seconds)
      holdStill(motion, 4)
      pose(hero, motion, view)
      return structuredClone(hero.frame)
    })
    expect(frames[0]).toEqual(frames[1])
    expect(frames[0]?.time).toBe(4)
  })

  it('has the pointer of a frozen time where it is asked for', () => {
    const motion = createMotion(0)
    motion.pointerGoal.y = -1
    holdStill(motion, 4, { x: 0.5, y: 1 })
    pose(hero, motion, view)
    expect(hero.frame.pointer).toMatchObject({ x: 0.5, y: 1 })
  })

  it('of the loader shows its loading and its exit', () => {
    const intro = createSlot('intro', 'load', null, 'home')
    const motion = createMotion(1)
    motion.loadingGoal = 1
    motion.leaving = true
    run(motion, 2)
    pose(intro, motion, view)
    expect(intro.frame.progress).toBeCloseTo(1, 2)
    expect(intro.frame.exit).toBe(1)
  })
})

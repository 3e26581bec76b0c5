import { expect, it } from 'vitest'
import { createFollower, follow } from '#scenes/instrument/follower.ts'
import {
  type Activity,
  createActivity,
  QUIET_AFTER,
  RUN_DOWN,
  settleDown,
  noteInput,
} from '#scenes/stage/activity.ts'

const STEP = 1 / 60
/** About what highlights ease by: a share of the rest per second. */
const LIT = 8

it('runs at full pace, runs down, and rests after ten quiet seconds', () => {
  const activity = createActivity()
  let time = 0
  let last = 1
  while (settleDown(activity, STEP)) {
    time += STEP
    if (time < QUIET_AFTER - RUN_DOWN) expect(activity.pace).toBeCloseTo(1, 5)
    expect(activity.pace).toBeLessThanOrEqual(last)
    last = activity.pace
  }
  expect(time).toBeCloseTo(QUIET_AFTER, 1)
  expect(last).toBeLessThan(0.01)
  expect(activity.pace).toBe(0)
})

/** Frames until what eases towards the visitor's choice, by the scenes' clock, has gone nine tenths of its way. */
function framesToAnswer(activity: Activity): number {
  const highlight = createFollower()
  let time = 0
  let frames = 0
  follow(highlight, 0, time, LIT)
  while (highlight.value < 0.9) {
    settleDown(activity, STEP)
    time += STEP * activity.pace
    follow(highlight, 1, time, LIT)
    frames += 1
  }
  return frames
}

it('answers the visitor as fast after a rest as without one', () => {
  const rested = createActivity()
  while (settleDown(rested, STEP));
  noteInput(rested)
  expect(framesToAnswer(rested)).toBe(framesToAnswer(createActivity()))
})

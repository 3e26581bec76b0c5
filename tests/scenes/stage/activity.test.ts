import { expect, it } from 'vitest'
import { createActivity, QUIET_AFTER, RUN_DOWN, settleDown, noteInput } from '#scenes/stage/activity.ts'

const STEP = 1 / 60

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

it('comes back to speed without a jerk', () => {
  const activity = createActivity()
  while (settleDown(activity, STEP));
  noteInput(activity)
  expect(settleDown(activity, STEP)).toBe(true)
  expect(activity.pace).toBeGreaterThan(0)
  expect(activity.pace).toBeLessThan(0.2)
  for (let time = 0; time < 1.5; time += STEP) settleDown(activity, STEP)
  expect(activity.pace).toBeGreaterThan(0.99)
})

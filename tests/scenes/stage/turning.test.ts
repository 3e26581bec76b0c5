import { expect, it } from 'vitest'
import { tiltBy } from '#scenes/instrument/tilt.ts'
import { advance, createMotion, holdStill, pose } from '#scenes/stage/motion.ts'
import { createSlot } from '#scenes/stage/slot.ts'
import { createTurning, release, turnOn, turnTo } from '#scenes/stage/turning.ts'

const STEP = 1 / 60

/** Angles of one drag, held for so long and let go, at every tenth of a second after that. */
function returnOf(step: number): number[] {
  const turning = createTurning()
  turnTo(turning, 220, 0)
  for (let at = 0; at < 0.5; at += STEP) turnOn(turning, STEP)
  release(turning)
  return Array.from({ length: 60 }, () => {
    for (let at = 0; at < Math.round(0.1 / step); at += 1) turnOn(turning, step)
    return turning.yaw.angle
  })
}

it('follows the hand, and never turns the instrument over', () => {
  const turning = createTurning()
  turnTo(turning, 100, -60)
  for (let at = 0; at < 60; at += 1) turnOn(turning, STEP)
  const { yaw, pitch } = turning
  expect(yaw.angle).toBeGreaterThan(0.25)
  expect(pitch.angle).toBeLessThan(-0.15)
  turnTo(turning, 9000, 9000)
  for (let at = 0; at < 300; at += 1) turnOn(turning, STEP)
  expect(yaw.angle).toBeLessThan(Math.PI / 4)
  expect(pitch.angle).toBeLessThan(Math.PI / 7)
})

it('let go, it comes back slowly, without swinging over, and is at rest for good', () => {
  const angles = returnOf(STEP)
  expect(angles[5]).toBeGreaterThan(0.2)
  expect(angles[29]).toBeLessThan(0.1)
  expect(angles.every((angle, at) => angle >= 0 && (at === 0 || angle <= (angles[at - 1] ?? 0)))).toBe(true)
  const turning = createTurning()
  turnTo(turning, 220, 90)
  turnOn(turning, STEP)
  release(turning)
  let frames = 0
  while (turnOn(turning, STEP) && frames < 2000) frames += 1
  expect(frames).toBeLessThan(60 * 12)
  expect([turning.yaw.angle, turning.pitch.angle]).toEqual([0, 0])
  expect(turnOn(turning, STEP)).toBe(false)
})

it('comes back the same way at any frame rate', () => {
  const fast = returnOf(1 / 120)
  for (const [at, angle] of returnOf(1 / 30).entries()) expect(angle).toBeCloseTo(fast[at] ?? 0, 2)
})

it('thrown, it runs on for a moment before it returns', () => {
  const turning = createTurning()
  for (let px = 0; px <= 100; px += 20) {
    turnTo(turning, px, 0)
    turnOn(turning, STEP)
  }
  const thrown = turning.yaw.angle
  release(turning)
  turnOn(turning, STEP)
  expect(turning.yaw.angle).toBeGreaterThan(thrown)
})

it('keeps a stage awake until it is back, and a hand that holds still does not', () => {
  const motion = createMotion(0)
  turnTo(motion.turning, 200, 0)
  for (let at = 0; at < 60 * 11; at += 1) advance(motion, STEP)
  expect(advance(motion, STEP)).toBe(false)
  release(motion.turning)
  expect(advance(motion, STEP)).toBe(true)
  for (let at = 0; at < 60 * 12; at += 1) advance(motion, STEP)
  expect(advance(motion, STEP)).toBe(false)
})

it('reaches what scenes tilt, and a frozen picture does not have it', () => {
  const motion = createMotion(0)
  const slot = createSlot('hero', 'leave', null, 'home')
  const view = { top: 0, width: 800, height: 500 }
  const out = { tiltX: 0, tiltY: 0 }
  turnTo(motion.turning, 200, 100)
  for (let at = 0; at < 60; at += 1) advance(motion, STEP)
  pose(slot, motion, view)
  tiltBy(slot.frame.pointer, out)
  expect(out.tiltX).toBeCloseTo(motion.turning.pitch.angle)
  expect(out.tiltY).toBeCloseTo(motion.turning.yaw.angle)
  holdStill(motion, 4)
  pose(slot, motion, view)
  tiltBy(slot.frame.pointer, out)
  expect([out.tiltX, out.tiltY]).toEqual([0, 0])
})

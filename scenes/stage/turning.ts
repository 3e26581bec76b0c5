import { damp } from '#scenes/instrument/ease.ts'

/** Radians that a drag of one px turns the instrument by. */
const PER_PX = 0.0034
/** Radians that it turns at most, about the upright and the level axis: it gives less the further it is. */
const MOST = { yaw: 0.75, pitch: 0.42 } as const
/** How fast it follows the hand, a share of the rest per second. */
const GRIP = 16
/** Stiffness of the way back, 1/s: a critically damped spring, nine tenths of the way in three seconds. */
const RETURN = 1.3
/** Radians, and radians per second, from which it is at rest. */
const REST = 2e-4

/** One axis of the turn. */
type Axis = ReturnType<typeof createAxis>

/** The turn that a drag has given the instrument. */
export type Turning = ReturnType<typeof createTurning>

const createAxis = () => ({
  /** Radians now, per second, and where the hand has it. */
  angle: 0,
  speed: 0,
  goal: 0,
})
export const createTurning = () => ({ dragged: false, yaw: createAxis(), pitch: createAxis() })

const within = (angle: number, most: number) => most * Math.tanh(angle / most)

/** Sets the drag's distance from its start, px. */
export function turnTo(turning: Turning, dx: number, dy: number): void {
  turning.dragged = true
  turning.yaw.goal = within(dx * PER_PX, MOST.yaw)
  turning.pitch.goal = within(dy * PER_PX, MOST.pitch)
}

/** Releases the instrument: it keeps its speed and springs back. */
export function release(turning: Turning): void {
  turning.dragged = false
}

/** Resets the turn immediately. */
export function stopTurning(turning: Turning): void {
  release(turning)
  Object.assign(turning.yaw, createAxis())
  Object.assign(turning.pitch, createAxis())
}

function followHand(axis: Axis, dt: number): void {
  const before = axis.angle
  axis.angle = damp(before, axis.goal, GRIP, dt)
  axis.speed = (axis.angle - before) / dt
}

/** The spring's own solution: the same way at any frame rate. */
function springBack(axis: Axis, dt: number): void {
  const push = (axis.speed + RETURN * axis.angle) * dt
  const fall = Math.exp(-RETURN * dt)
  axis.speed = (axis.speed - RETURN * push) * fall
  axis.angle = (axis.angle + push) * fall
  if (Math.abs(axis.angle) + Math.abs(axis.speed) > REST) return
  axis.angle = 0
  axis.speed = 0
}

const turns = ({ angle, speed }: Axis) => angle !== 0 || speed !== 0

/** Advances by `dt` seconds; returns true while it springs back. During a drag it follows the pointer only. */
export function turnOn(turning: Turning, dt: number): boolean {
  const { dragged, yaw, pitch } = turning
  const move = dragged ? followHand : springBack
  if (dt > 0) {
    move(yaw, dt)
    move(pitch, dt)
  }
  return !dragged && (turns(yaw) || turns(pitch))
}

import { damp } from './ease.ts'
import type { SceneFrame } from './scene-props.ts'

/** A longer step is a jump of the clock, s. */
const JUMP = 0.5

/** Whether `dt` seconds are a step of a clock that runs: neither frozen nor set to another moment. */
export const isStep = (dt: number) => dt > 0 && dt < JUMP

/**
 * Share of the way to its goal that what eases by `rate` a second goes in `dt` seconds. Where the clock is frozen or jumps
 * it is all of it, so that a picture does not depend on what came before.
 */
export const shareOf = (rate: number, dt: number): number => (isStep(dt) ? damp(0, 1, rate, dt) : 1)

/** Moves one of some levels by a share of its way. */
export function ease(levels: Float32Array, at: number, goal: number, share: number): void {
  const now = levels[at] ?? 0
  levels[at] = now + (goal - now) * share
}

/** Moves the chosen one of some levels, −1 for none, towards 1, and all others towards 0: none that lies between two is passed. */
export function choose(levels: Float32Array, chosen: number, share: number): void {
  for (let i = 0; i < levels.length; i += 1) ease(levels, i, i === chosen ? 1 : 0, share)
}

/** A value that eases towards the one in a store. */
export type Follower = ReturnType<typeof createFollower>

export const createFollower = (value = 0) => ({ value, time: Number.NaN })

/** Eases towards `goal`, by `rate` a second. */
export function follow(follower: Follower, goal: number, time: number, rate: number): number {
  follower.value += (goal - follower.value) * shareOf(rate, time - follower.time)
  follower.time = time
  return follower.value
}

/** A share of the rest per second: pointing at something is answered at once, and nothing pops up. */
const ARRIVAL_RATE = 10

/** By frame, which outlives a change of quality: what is in sight already does not arrive again. */
const arrivals = new WeakMap<Readonly<SceneFrame>, Follower>()

/** From 0 in the first frame of a scene's place on the stage to 1. */
export function arrive(frame: Readonly<SceneFrame>): number {
  const known = arrivals.get(frame)
  if (known) return follow(known, 1, frame.time, ARRIVAL_RATE)
  arrivals.set(frame, { value: 0, time: frame.time })
  return 0
}

/** A value that eases towards the one in a store. */
export type Follower = ReturnType<typeof createFollower>

export const createFollower = (value = 0) => ({ value, time: Number.NaN })

/**
 * Eases towards `goal`, by `rate` a second. Where the clock stands still or jumps back (a frozen frame, another moment)
 * it is at its goal at once, so that a picture does not depend on what came before.
 */
export function follow(follower: Follower, goal: number, time: number, rate: number): number {
  const dt = time - follower.time
  const runs = dt > 0 && dt < 1
  follower.value = runs ? goal + (follower.value - goal) * Math.exp(-rate * dt) : goal
  follower.time = time
  return follower.value
}

/** A share of the rest per second: pointing at something is answered at once, and nothing pops up. */
const ARRIVAL_RATE = 10

/** From 0 in the first frame to 1. */
export function arrive(follower: Follower, time: number): number {
  if (!Number.isNaN(follower.time)) return follow(follower, 1, time, ARRIVAL_RATE)
  follower.time = time
  return follower.value
}

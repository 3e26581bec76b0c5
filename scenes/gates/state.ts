import { createFollower, follow, type Follower, isStep } from '#scenes/instrument/follower.ts'
import type { Stop } from '#src/stores/pieces.ts'
import { FLIGHT, type Place, RATE, SPARK_STILL } from './config.ts'
import type { GatesState } from './motion.ts'

/** What the page says, as the frames have followed it. */
interface Followed extends GatesState {
  eased: Follower
  severity: number
  time: number
}

export const createFollowed = (): Followed => ({
  told: 0,
  event: -1,
  ring: 0,
  since: -1,
  severity: 0,
  eased: createFollower(),
  time: Number.NaN,
})

/**
 * Follows the page: the layer that is read about, or the newest event. Where the clock stands still or jumps, the ring is
 * shut and the event has just been stopped, so that a picture does not depend on what came before. Allocates nothing.
 */
export function followPage(
  out: Followed,
  place: Place,
  layer: number,
  stops: readonly Stop[],
  time: number,
): void {
  const dt = time - out.time
  const newest = place === 'operations' ? stops[0] : undefined
  const goal = place === 'operations' ? (newest ? newest.ring + 1 : 0) : layer
  const id = newest?.id ?? -1
  const isNew = id !== out.event
  out.told = follow(out.eased, goal, time, place === 'operations' ? RATE.stop : RATE.layer)
  if (newest) {
    out.ring = newest.ring
    out.severity = newest.severity
  }
  out.event = id
  if (!isStep(dt)) out.since = -1
  else if (isNew) out.since = 0
  else out.since = (out.since < 0 ? FLIGHT.seconds + FLIGHT.spark * SPARK_STILL : out.since) + dt
  out.time = time
}

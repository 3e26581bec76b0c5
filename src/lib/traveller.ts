import { stepsTo } from './lifecycle-ring.ts'

/** From one step to wherever it goes next. */
export const TRAVEL_SECONDS = 1.2

/** A body on its way around the ring; places are counted in steps. Per-frame values. */
export type Traveller = ReturnType<typeof createTraveller>

export function createTraveller() {
  return {
    from: 0,
    to: 0,
    /** Seconds since it set off. */
    elapsed: TRAVEL_SECONDS,
    /** Where it is. */
    place: 0,
  }
}

/** Sets off for a step from wherever it is, the nearest way. */
export function headFor(traveller: Traveller, step: number): void {
  const way = stepsTo(traveller.to, step)
  if (Math.abs(way) < 1e-6) return
  traveller.from = traveller.place
  traveller.to = Math.round(traveller.to + way)
  traveller.elapsed = 0
}

/** Moves on by `dt` seconds along the ease of the site; true while it is under way. */
export function travel(traveller: Traveller, dt: number): boolean {
  traveller.elapsed = Math.min(TRAVEL_SECONDS, traveller.elapsed + Math.max(0, dt))
  const s = traveller.elapsed / TRAVEL_SECONDS
  traveller.place = traveller.from + (traveller.to - traveller.from) * s * s * s * (s * (6 * s - 15) + 10)
  return s < 1
}

/** Where it is going, at once. */
export function arrive(traveller: Traveller): void {
  travel(traveller, TRAVEL_SECONDS)
}

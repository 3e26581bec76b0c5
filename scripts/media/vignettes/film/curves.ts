/** Curves of time; all go from 0 to 1 and never past it. */
import { clamp01 } from '#src/lib/numbers.ts'

/** Fast, then coming to rest: what arrives. */
export const arrive = (share: number) => 1 - (1 - clamp01(share)) ** 3

/** Slow at both ends: what moves from place to place. */
export function glide(share: number): number {
  const s = clamp01(share)
  return s < 0.5 ? 4 * s ** 3 : 1 - (2 - 2 * s) ** 3 / 2
}

/** There between two moments, with soft ends of `soft` ms. */
export const between = (time: number, from: number, until: number, soft: number) =>
  Math.min(glide((time - from) / soft), glide((until - time) / soft))

/** The value at a moment that goes through these, one after another, taking `lasts` ms for each way. */
export function through(
  start: number,
  keys: readonly (readonly [at: number, value: number])[],
  time: number,
  lasts: number,
): number {
  let value = start
  for (const [at, next] of keys) {
    if (time <= at) break
    value += (next - value) * glide((time - at) / lasts)
  }
  return value
}

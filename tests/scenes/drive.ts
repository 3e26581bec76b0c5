import type { Drive } from '#scenes/instrument/piece-pose.ts'

/** More bodies than any piece has. */
const BODIES = 256

/** Inputs of a piece's mechanism: the fourth second, halfway, nothing said, read or pointed at, but for what is given. */
export const driven = (given: Partial<Drive> = {}): Drive => ({
  time: 4,
  drive: 0.5,
  signal: 0,
  second: 0,
  looked: new Float32Array(BODIES),
  show: -1,
  ...given,
})

/** A body is pointed at, and the pointer has rested on it. */
export const lookedAt = (body: number): Float32Array =>
  new Float32Array(BODIES).map((_, i) => (i === body ? 1 : 0))

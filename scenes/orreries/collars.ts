import { addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'

/** Where a collar begins, inside its ball, and ends, along the carrier from the middle of the ball, units. */
const [FROM, TO] = [0.15, 0.5]

/** A sleeve that is seen where its ball is small, the flange on the ball, a neck and a bead: [share of its length, radius]. */
const PROFILE = [
  [0, 0.1],
  [0.4, 0.1],
  [0.4, 0.165],
  [0.6, 0.165],
  [0.65, 0.14],
  [0.73, 0.11],
  [0.86, 0.1],
  [0.88, 0.13],
  [0.97, 0.13],
  [1, 0.11],
  [1, 0],
] as const

/** Collars on a carrier ring, one on each side of a ball at each of the angles: it would end at the balls as if cut off. */
export const collars =
  (carrier: number, angles: readonly number[]): Solid =>
  (builder) => {
    for (const [i, angle] of angles.entries())
      for (const side of [-1, 1]) {
        // The light is the largest of the balls.
        const out = i === 0 ? 0.045 : 0
        const at = (along: number): Point => {
          const there = angle + (side * (along + out)) / carrier
          return [Math.cos(there) * carrier, 0, Math.sin(there) * carrier]
        }
        addTurned(builder, at(FROM), at(TO), PROFILE, 28)
      }
  }

import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'

/** Distance between two instruments on the rail, half of its length, and its radius, units. */
export const STEP = 2.3
const HALF = 4.5
export const RAIL = 0.11

/** A turned bar that instruments stand on, with a knob at each end. */
export const rail: Solid = (builder) => {
  const knob = [
    [0, 0],
    [0, 0.14],
    [0.006, 0.19],
    [0.03, 0.19],
    [0.036, 0.14],
    [0.036, RAIL],
  ] as const
  const other = knob.map(([t, r]) => [1 - t, r] as const).toReversed()
  addTurned(builder, [-HALF, 0, 0], [HALF, 0, 0], [...knob, ...other], 24)
}

import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'

/** Distance between two instruments on the arbor, and half of its length, units. */
export const STEP = 2.3
const ARBOR = 4.5

/** A turned shaft with a collar between two of them and a knob at each end. */
export const arbor: Solid = (builder) => {
  const collars = [-1, 0, 1].flatMap((k) => {
    const t = 0.5 + (k * STEP) / (2 * ARBOR)
    return [
      [t - 0.012, 0.05],
      [t - 0.012, 0.12],
      [t + 0.012, 0.12],
      [t + 0.012, 0.05],
    ] as const
  })
  const knob = [
    [0, 0],
    [0, 0.13],
    [0.006, 0.17],
    [0.03, 0.17],
    [0.036, 0.13],
    [0.036, 0.07],
    [0.05, 0.05],
  ] as const
  const other = knob.map(([t, r]) => [1 - t, r] as const).toReversed()
  addTurned(builder, [-ARBOR, 0, 0], [ARBOR, 0, 0], [...knob, ...collars, ...other], 24)
}

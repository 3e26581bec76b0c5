import { DEGREE } from '#scenes/instrument/ease.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import { lathe } from '#scenes/instrument/solids.ts'

/** A turned arm, slender towards the table. */
const ARM = [
  [0, 0.09],
  [0.06, 0.06],
  [0.9, 0.045],
  [0.95, 0.08],
  [1, 0.08],
] as const
/** A hub, a stem, and a cup that the light lies in. */
const CUP = [
  [0, -0.14],
  [0.32, -0.14],
  [0.32, 0.06],
  [0.24, 0.1],
  [0.11, 0.15],
  [0.08, 0.38],
  [0.14, 0.43],
  [0.42, 0.6],
  [0.42, 0.64],
  [0, 0.6],
] as const

/** Carries the light in the middle of the table, on three arms: none in front. */
export const cup: Solid = (builder) => {
  lathe(builder, CUP, 32)
  for (const degrees of [30, 150, 270]) {
    const [c, s] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)]
    addTurned(builder, [c * 0.28, -0.02, s * 0.28], [c * 2.98, -0.02, s * 2.98], ARM, 12)
  }
}

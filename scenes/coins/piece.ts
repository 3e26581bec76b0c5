import { TAU } from '#scenes/instrument/ease.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { addAnnulus, type Solid } from '#scenes/instrument/metalwork.ts'
import { COINS, move } from './motion.ts'
import { placements } from './placements.ts'

/** A milled coin with a raised rim and a smaller ring on its face. */
const coin: Solid = (builder) => {
  const mill = (i: number) => [0.62 - (i % 2) * 0.012, (i / 96) * TAU] as const
  const round = (r: number) => (i: number) => [r, (i / 96) * TAU] as const
  addAnnulus(builder, { edge: mill, corners: 96, hole: 0.52, half: 0.07, bevel: 0.016 })
  addAnnulus(builder, { edge: round(0.53), corners: 96, hole: 0.02, half: 0.045, bevel: 0.006 })
  addAnnulus(builder, { edge: round(0.34), corners: 96, hole: 0.27, half: 0.062, bevel: 0.012 })
}

export const COINS_PIECE: PieceSpec = {
  placements,
  move,
  core: { radius: 0.62, reach: 4.2 },
  parts: [
    ...Array.from({ length: COINS }, (_, i) => ({ solid: coin, brass: { rough: 0.2 + 0.02 * (i % 3) } })),
    {
      band: { radius: 3.1, axial: 0.06, depth: 0.08, rim: 0.02, groove: 0.006 },
      brass: { rough: 0.18 },
      shadow: { radius: 3.1, width: 0.12, blur: 0.28 },
    },
    {
      band: { radius: 1.3, axial: 0.24, depth: 0.07, rim: 0.034, groove: 0.014 },
      marks: [{ face: 'outer', marks: 120, numerals: 12, fine: 0.005 }],
      shadow: { radius: 1.3, width: 0.14, blur: 0.28 },
    },
    { dust: { seed: 181, count: 320, inner: 2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

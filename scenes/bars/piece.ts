import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { businessTab } from '#src/stores/pieces.ts'
import { COUNT, move } from './motion.ts'
import { placements } from './placements.ts'

export const BARS: PieceSpec = {
  placements,
  move,
  tell: businessTab,
  core: { radius: 0.82, reach: 4.8 },
  bars: { count: COUNT, radius: 2.92, width: 0.07 },
  parts: [
    {
      band: { radius: 3.35, axial: 0.46, depth: 0.12, rim: 0.055, groove: 0.022 },
      marks: [
        { face: 'outer', marks: 480, numerals: 24, fine: 0.0055 },
        { face: 'inner', marks: 240, numerals: 0, fine: 0.006 },
      ],
      shadow: { radius: 3.35, width: 0.2, blur: 0.34 },
    },
    {
      band: { radius: 3.86, axial: 0.1, depth: 0.1, rim: 0.028, groove: 0.01 },
      brass: { rough: 0.2 },
      shadow: { radius: 3.86, width: 0.1, blur: 0.26 },
    },
    {
      band: { radius: 2.2, axial: 0.06, depth: 0.26, rim: 0.03, groove: 0.012 },
      marks: [{ face: 'top', marks: 180, numerals: 0, fine: 0.005 }],
    },
    { dust: { seed: 113, count: 360, inner: 3.2, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

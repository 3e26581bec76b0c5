import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { move } from './motion.ts'
import { placements } from './placements.ts'

export const INSIDE: PieceSpec = {
  placements,
  move,
  extent: 4.9,
  core: { radius: 0.7, reach: 4.4 },
  parts: [
    {
      band: { radius: 4.7, axial: 0.85, depth: 0.12, rim: 0.07, groove: 0.028 },
      marks: [
        { face: 'inner', marks: 360, numerals: 24, fine: 0.008 },
        { face: 'outer', marks: 360, numerals: 0, fine: 0.007 },
      ],
      shadow: { radius: 4.7, width: 0.3, blur: 0.44 },
    },
    {
      band: { radius: 3.7, axial: 0.5, depth: 0.1, rim: 0.05, groove: 0.022 },
      marks: [{ face: 'inner', marks: 240, numerals: 0, fine: 0.007 }],
      shadow: { radius: 3.7, width: 0.2, blur: 0.36 },
    },
    {
      band: { radius: 2.8, axial: 0.12, depth: 0.3, rim: 0.04, groove: 0.016, teeth: 200 },
      marks: [{ face: 'top', marks: 200, numerals: 0, fine: 0.005 }],
    },
    { band: { radius: 1.4, axial: 0.1, depth: 0.09, rim: 0.028, groove: 0.01 }, brass: { rough: 0.18 } },
    { dust: { seed: 151, count: 420, inner: 1.4, outer: 8, spread: 3, size: 0.034 } },
  ],
  bodies: [
    { colour: 'copper', metal: 0.85, strata: 0.2 },
    { colour: 'ice', metal: 0, strata: 0.5 },
  ],
}

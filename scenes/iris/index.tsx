import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { BEZEL, blade, BLADES, cap, lever, screws } from './geometry.ts'
import { move } from './motion.ts'
import { placements } from './placements.ts'

export const IRIS: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().consent,
  rate: 2.5,
  extent: 4.4,
  core: { radius: 1.25, reach: 3.4 },
  parts: [
    ...Array.from({ length: BLADES }, () => ({
      solid: blade,
      brass: { quality: 'fine' as const, rough: 0.5, brush: 0.7 },
    })),
    {
      band: BEZEL,
      // One for each blade, between the heads of their pins.
      marks: [{ face: 'top', marks: 240, numerals: BLADES, fine: 0.008 }],
      solid: screws(BEZEL.axial / 2),
    },
    { band: { ...BEZEL, dish: 0 } },
    { band: { radius: 3.22, axial: 0.9, depth: 0.2, rim: 0.06, groove: 0.02 }, brass: { rough: 0.2 } },
    {
      band: { radius: 3.5, axial: 0.6, depth: 0.4, rim: 0.07, groove: 0.024, dish: -0.2, teeth: 144 },
      marks: [{ face: 'top', marks: 360, numerals: 0, fine: 0.008 }],
      solid: lever(3.6),
    },
    { solid: cap, brass: { rough: 0.4 } },
    { dust: { seed: 197, count: 280, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** Data privacy: an iris that opens before the light as far as it is allowed to. */
export const IrisScene = pieceScene(IRIS)

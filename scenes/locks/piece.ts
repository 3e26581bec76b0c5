import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { protectionMeasure } from '#src/stores/pieces.ts'
import { LOCKS, move } from './motion.ts'
import { placements } from './placements.ts'

/** Radii of the four rings, units, from the outermost in. */
const RADII = [3.85, 3.12, 2.42, 1.74] as const

export const LOCKS_PIECE: PieceSpec = {
  placements,
  move,
  tell: protectionMeasure,
  rate: 4,
  core: { radius: 0.78, reach: 4.4 },
  parts: [
    ...Array.from({ length: LOCKS }, (_, i) => {
      const radius = RADII[i] ?? 1
      return {
        band: {
          radius,
          axial: 0.2,
          depth: 0.4 - 0.05 * i,
          rim: 0.045,
          groove: 0.016,
          ...(i % 2 === 0 && { teeth: 160 - 24 * i }),
        },
        marks: [{ face: 'top' as const, marks: 240 - 40 * i, numerals: 0, fine: 0.0055 }],
        brass: { rough: 0.2 + 0.04 * i },
        ...(i < 3 && { shadow: { radius, width: 0.3, blur: 0.32 } }),
      }
    }),
    { dust: { seed: 211, count: 300, inner: 2.2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

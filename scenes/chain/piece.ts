import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { brokenRecord } from '#src/stores/pieces.ts'
import { LINKS, move } from './motion.ts'
import { placements } from './placements.ts'

export const CHAIN: PieceSpec = {
  placements,
  move,
  tell: brokenRecord,
  extent: 5.3,
  core: { radius: 0.36, reach: 3.4 },
  parts: [
    ...Array.from({ length: LINKS }, (_, i) => ({
      band: { radius: 0.95, axial: 0.3, depth: 0.12, rim: 0.045, groove: 0.016 },
      marks: [{ face: 'outer' as const, marks: 96, numerals: i % 2 ? 0 : 12, fine: 0.006 }],
      brass: { rough: 0.2 + 0.03 * i },
      ...(i % 2 === 0 && { shadow: { radius: 0.95, width: 0.2, blur: 0.3 } }),
    })),
    { dust: { seed: 163, count: 320, inner: 1.2, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

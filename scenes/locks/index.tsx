import { clamp01, DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

export const LOCKS = 4

/** How far lock `i` has turned its face to the reader, 0..1, while measure `signal` is read about. */
export const faced = (i: number, signal: number) => clamp01(1 - Math.abs(signal - i))

/** Each ring hangs across the others; the one that is read about lies open, and its scale lights up. */
function move({ time, drive, signal }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < LOCKS; i += 1) {
    const ring = out.parts[i]
    if (!ring) continue
    const face = faced(i, signal)
    ring.lean = lerp(38 + 26 * i, 0, face) * DEGREE
    ring.roll = lerp((i % 2 ? -1 : 1) * (34 - 7 * i) + 16 * drive, 0, face) * DEGREE
    ring.turn = (i % 2 ? -1 : 1) * ((time / 360) * TAU + drive * 0.8) + face * 0.9
    ring.lit = face
  }
}

/** Radii of the four rings, units, from the outermost in. */
const RADII = [3.85, 3.12, 2.42, 1.74] as const

export const LOCKS_PIECE: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().protection,
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
      }
    }),
    { dust: { seed: 211, count: 300, inner: 2.2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Protection: a gyroscope of four rings, of which the measure that is read about turns its face. */
export const LocksScene = pieceScene(LOCKS_PIECE)

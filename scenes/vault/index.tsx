import { clamp01, DEGREE, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { placements } from './placements.ts'

/** Radii from the core outwards, units. */
export const RINGS = [1.15, 1.68, 2.21, 2.74, 3.27, 3.8] as const
const BOLTS = 12
/** How far each ring stands open before its turn, degrees. */
const OPEN = 74

/** How far ring `i` has closed when the mechanism stands at `drive`. */
export function closed(i: number, drive: number): number {
  const from = (i / RINGS.length) * 0.72
  return smoothstep(from, from + 0.3, drive)
}

/** The rings lie across the axis that points to the reader; each swings shut about another diameter. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const d = clamp01(drive)
  for (let i = 0; i < RINGS.length; i += 1) {
    const ring = out.parts[i]
    if (!ring) continue
    const shut = closed(i, d)
    ring.roll = (i % 2 ? -1 : 1) * OPEN * (1 - shut) * DEGREE
    ring.lean = (i % 3 === 0 ? 0.5 : -0.4) * OPEN * (1 - shut) * DEGREE
    ring.turn = (i % 2 ? -1 : 1) * ((time / 500) * TAU + (1 - shut) * 0.8)
  }
  const bolts = out.parts[RINGS.length]
  const locked = smoothstep(0.8, 1, d)
  if (bolts) {
    bolts.y = -0.1 + 0.1 * locked
    bolts.turn = (1 - locked) * 0.5
    bolts.scale = 0.0001 + smoothstep(0.72, 0.86, d)
  }
}

const bolts: Solid = (builder) => {
  for (let i = 0; i < BOLTS; i += 1) {
    const angle = ((i + 0.5) / BOLTS) * TAU
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const from = i % 3 === 0 ? 1.3 : 2.3
    addTurned(
      builder,
      [c * from, 0.16, s * from],
      [c * 3.85, 0.16, s * 3.85],
      [
        [0, 0],
        [0.02, 0.045],
        [0.86, 0.055],
        [0.88, 0.1],
        [0.98, 0.1],
        [1, 0],
      ],
    )
  }
}

export const VAULT: PieceSpec = {
  placements,
  move,
  core: { radius: 0.74, reach: 4.4 },
  parts: [
    ...RINGS.map((radius, i) => ({
      band: { radius, axial: 0.15, depth: 0.34, rim: 0.045, groove: 0.016 },
      ...(i % 2 === 1 && {
        marks: [{ face: 'top' as const, marks: 120 + i * 48, numerals: i === 5 ? 24 : 0, fine: 0.005 }],
      }),
    })),
    { solid: bolts, brass: { rough: 0.18, brush: 0.3 } },
    { dust: { seed: 83, count: 320, inner: 3, outer: 8, spread: 2.6, size: 0.032 } },
  ],
}

/** Security: six rings that close one after another around the core, then the bolts go in. */
export const VaultScene = pieceScene(VAULT)

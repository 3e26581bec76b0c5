import { clamp01, DEGREE, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceProps, PieceSpec } from '#scenes/instrument/piece.ts'
import { SetPieceScene } from '#scenes/instrument/set-piece.tsx'
import { brokenRecord } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

export const LINKS = 6
/** Between the centres of two rings that hold each other, units, and how far the chain bends. */
const STEP = 1.42
const BEND = 0.5

/** How far ring `i` has come out of the chain, 0..1, when record `signal` (from 1) has a hash that does not match. */
export const fallen = (i: number, signal: number) => clamp01(1 - Math.abs(signal - 1 - i))

/** The rings come together one by one, each across the one before; the light runs through them. */
function move({ time, drive, signal }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < LINKS; i += 1) {
    const ring = out.parts[i]
    if (!ring) continue
    const linked = smoothstep(i * 0.08, 0.4 + i * 0.08, drive + 0.2)
    const along = i - (LINKS - 1) / 2
    ring.x = along * STEP * lerp(1.32, 1, linked)
    ring.y = BEND * Math.sin(along * 1.1) * lerp(1.6, 1, linked)
    const loose = fallen(i, signal)
    ring.y -= 1.5 * loose
    ring.z = 0.9 * loose
    ring.lean = ((i % 2 ? 84 : 8) + (1 - linked) * 40) * DEGREE
    ring.roll = (along * 6 + (1 - linked) * 30 + loose * 54) * DEGREE
    ring.turn = (i % 2 ? -1 : 1) * time * 0.03
  }
  const at = lerp(-0.5, LINKS - 0.5, 0.5 + 0.5 * Math.sin(drive * 2.4 + time * 0.08 - 1.2)) - (LINKS - 1) / 2
  out.core.x = at * STEP
  out.core.y = BEND * Math.sin(at * 1.1)
  const dust = out.parts[LINKS]
  if (dust) dust.turn = time * 0.01
}

export const CHAIN: PieceSpec = {
  placements,
  move,
  signal: brokenRecord,
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

/** The ledger: a chain of six rings, each held by the one before. */
export function ChainScene(props: PieceProps) {
  return <SetPieceScene {...props} spec={CHAIN} />
}

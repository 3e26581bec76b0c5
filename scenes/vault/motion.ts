import { clamp01, DEGREE, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

/** Radii from the core outwards, units. */
export const RINGS = [1.15, 1.68, 2.21, 2.74, 3.27, 3.8] as const
export const BOLTS = 12
/** How far each ring stands open before its turn, degrees. */
const OPEN = 74

/** How far ring `i` has closed when the mechanism stands at `drive`. */
export function closed(i: number, drive: number): number {
  const from = (i / RINGS.length) * 0.72
  return smoothstep(from, from + 0.3, drive)
}

/** The rings lie across the axis that points to the reader; each swings shut about another diameter. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const d = clamp01(drive)
  out.core.turn = time * 0.05
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
    bolts.scale = 1
    bolts.y = -0.1 + 0.1 * locked
    bolts.turn = (1 - locked) * 0.5
    bolts.scale = 0.0001 + smoothstep(0.72, 0.86, d)
  }
  const dust = out.parts[RINGS.length + 1]
  if (dust) dust.turn = time * 0.01
}

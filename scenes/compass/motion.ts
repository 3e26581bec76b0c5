import { clamp01, DEGREE } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

/** The gimbal comes level, and the needle swings less and less about its bearing. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [rose, inner, outer, needle, dust] = out.parts
  const loose = 1 - clamp01(drive)
  const bearing = -50 * DEGREE + (0.2 + 0.9 * loose) * 0.4 * Math.sin(time * 0.3 + loose * 4)
  if (inner) inner.lean = (6 + 24 * loose) * DEGREE
  if (outer) outer.roll = -(8 + 30 * loose) * DEGREE
  if (rose) rose.turn = 0.3 * loose
  if (needle) needle.turn = bearing
  out.core.y = 0.3
  if (dust) dust.turn = time * 0.01
}

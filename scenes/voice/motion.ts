import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

/** Radii of the ripples at rest, units. */
export const RIPPLES = [2.8, 3.35, 3.95, 4.6, 5.35, 6.2, 7.1] as const
/** Parts before the first ripple. */
const RINGS = 2

/** Ripples run outwards and fade; they are higher while the assistant types or speaks. */
export function move({ time, drive, told }: Readonly<Drive>, out: PiecePose): void {
  const loud = 0.35 + 0.65 * told
  out.core.scale = 1 + 0.05 * told + 0.012 * Math.sin(time * 1.1) * loud
  out.core.turn = time * 0.06
  const [upright, tilted] = out.parts
  if (upright) {
    upright.lean = (82 - 30 * drive) * DEGREE
    upright.roll = (24 + 20 * drive) * DEGREE
    upright.turn = time * 0.04
  }
  if (tilted) {
    tilted.lean = (24 + 26 * drive) * DEGREE
    tilted.roll = -(14 + 10 * drive) * DEGREE
    tilted.turn = -time * 0.03
  }
  for (let i = 0; i < RIPPLES.length; i += 1) {
    const ripple = out.parts[RINGS + i]
    if (!ripple) continue
    const phase = time * (0.5 + 0.5 * told) - i * 0.85 - drive * 3
    ripple.y = -0.5 + (0.34 * loud * Math.sin(phase)) / (1 + i * 0.18)
    ripple.scale = 1 + 0.035 * loud * Math.cos(phase)
    ripple.turn = time * 0.012 * (i % 2 ? 1 : -1)
  }
}

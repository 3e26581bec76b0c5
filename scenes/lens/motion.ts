import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

/** The glass travels along the scale as the page is read. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [glass, handle, scale, gear, dust] = out.parts
  const angle = (150 - 110 * drive) * DEGREE + 0.03 * Math.sin(time * 0.2)
  const [x, z] = [Math.cos(angle) * 2.1, Math.sin(angle) * 2.1]
  for (const part of [glass, handle]) {
    if (!part) continue
    part.x = x
    part.y = 0.7
    part.z = z
    part.turn = -angle + 0.5
    part.lean = -8 * DEGREE
  }
  if (scale) scale.turn = (time / 600) * TAU
  if (gear) {
    gear.y = -0.1
    gear.turn = -(time / 300) * TAU - drive
  }
  out.core.x = x * 0.2
  out.core.z = z * 0.2
  out.core.y = 0.3
  if (dust) dust.turn = time * 0.01
}

import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const MODULES = 6

/** A sixth of a turn for each module, and a little of its own with the scroll. */
export function move({ time, drive, told }: Readonly<Drive>, out: PiecePose): void {
  const [face, studs, gear, drum, dust] = out.parts
  const turn = (told / MODULES) * TAU + drive * 0.35
  if (face) face.turn = turn
  if (studs) studs.turn = turn
  if (gear) {
    gear.y = -0.1
    gear.turn = -turn * 1.5 - (time / 400) * TAU
  }
  if (drum) {
    drum.lean = (24 - 30 * drive) * DEGREE
    drum.turn = time * 0.03
  }
  out.core.y = 0.3
  out.core.turn = time * 0.05
  if (dust) dust.turn = time * 0.01
}

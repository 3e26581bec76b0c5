import { TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import { OPEN } from './office-hours.ts'

/** Midnight stands at the foot of the dial. A band's marks begin at its angle 0, and its lit ones with them. */
const angleOf = (hour: number) => (hour / 24) * TAU + TAU / 4

export function move({ time, told, drive }: Readonly<Drive>, out: PiecePose): void {
  const [face, rim, hand, gear, dust] = out.parts
  if (face) {
    face.turn = -angleOf(OPEN.from)
    face.lit = (OPEN.to - OPEN.from) / 24
  }
  if (rim) rim.turn = time * 0.01
  if (hand) hand.turn = -angleOf(told)
  if (gear) {
    gear.y = -0.14
    gear.turn = time * 0.02 + drive
  }
  out.core.y = 0.3
  if (dust) dust.turn = time * 0.01
}

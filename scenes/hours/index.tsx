import { TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { bridge, hand, moon, screws, sun } from './geometry.ts'
import { hourAtOffice, OPEN } from './office-hours.ts'
import { placements } from './placements.ts'

/** Midnight stands at the foot of the dial. A band's marks begin at its angle 0, and its lit ones and numerals with them. */
const angleOf = (hour: number) => (hour / 24) * TAU + TAU / 4

function move({ time, signal, drive }: Readonly<Drive>, out: PiecePose): void {
  const [face, , pointer, wheel] = out.parts
  if (face) {
    face.turn = -angleOf(OPEN.from)
    face.lit = (OPEN.to - OPEN.from) / 24
  }
  if (pointer) pointer.turn = -angleOf(signal)
  if (wheel) {
    wheel.y = -0.14
    // It rocks between the hand and the next spoke: along one, the hand would look double.
    wheel.turn = TAU / 8 - angleOf(signal) + 0.35 * Math.sin(time * 0.05 + 2 * drive)
  }
  out.core.y = 0.3
}

export const HOURS: PieceSpec = {
  placements,
  move,
  signal: () => hourAtOffice(Date.now()),
  rate: 100,
  core: { radius: 0.5, reach: 4.2 },
  parts: [
    {
      band: { radius: 3.3, axial: 0.16, depth: 0.86, rim: 0.06, groove: 0.018 },
      marks: [{ face: 'top', marks: 240, numerals: 24, first: OPEN.from, fine: 0.0065, enamel: true }],
    },
    {
      band: { radius: 3.86, axial: 0.2, depth: 0.08, rim: 0.04, groove: 0.014 },
      brass: { rough: 0.2 },
    },
    { solid: hand, brass: { rough: 0.16, brush: 0.2 } },
    {
      solid: gear({ radius: 1.9, teeth: 60, tooth: 0.14, rim: 0.2, hub: 0.46, spokes: 4, thickness: 0.12 }),
      // Darker than the hand, and of few spokes, among which it would hide.
      brass: { rough: 0.34, stuff: 'bronze' },
    },
    { solid: sun, brass: { rough: 0.38, brush: 0 } },
    { solid: moon, brass: { rough: 0.38, brush: 0 } },
    { solid: bridge, brass: { rough: 0.34, stuff: 'bronze' } },
    { solid: screws, brass: { rough: 0.2, brush: 0 } },
    { dust: { seed: 157, count: 320, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** Contact: a dial of the twenty-four hours, the office's own lit, and a hand at the hour there now. */
export const HoursScene = pieceScene(HOURS)

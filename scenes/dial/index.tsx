import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

const MODULES = 6

/** A sixth of a turn for each module, and a little of its own with the scroll. */
function move({ time, drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const [face, studs, wheel, drum] = out.parts
  const turn = (signal / MODULES) * TAU + drive * 0.35
  if (face) face.turn = turn
  if (studs) studs.turn = turn
  if (wheel) {
    wheel.y = -0.1
    wheel.turn = -turn * 1.5 - (time / 400) * TAU
  }
  if (drum) {
    drum.lean = (24 - 30 * drive) * DEGREE
    drum.turn = time * 0.03
  }
  out.core.y = 0.3
}

/** Six turned studs at the graduations. */
const studs: Solid = (builder) => {
  for (let i = 0; i < MODULES; i += 1) {
    const angle = (i / MODULES) * TAU
    const x = Math.cos(angle) * 3.45
    const z = Math.sin(angle) * 3.45
    addTurned(
      builder,
      [x, 0.05, z],
      [x, 0.42, z],
      [
        [0, 0.26],
        [0.3, 0.26],
        [0.4, 0.15],
        [0.75, 0.19],
        [0.95, 0.12],
        [1, 0],
      ],
      24,
    )
  }
}

export const DIAL: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().showcase,
  core: { radius: 0.66, reach: 4.4 },
  parts: [
    {
      band: { radius: 3.45, axial: 0.14, depth: 0.72, rim: 0.05, groove: 0.016, teeth: 220 },
      marks: [{ face: 'top', marks: 360, numerals: 24, fine: 0.006 }],
    },
    { solid: studs, brass: { rough: 0.16, brush: 0.3 } },
    {
      solid: gear({ radius: 2.35, teeth: 72, tooth: 0.15, rim: 0.2, hub: 0.9, spokes: 6, thickness: 0.16 }),
      brass: { rough: 0.32 },
    },
    {
      band: { radius: 1.5, axial: 0.3, depth: 0.08, rim: 0.04, groove: 0.016 },
      marks: [{ face: 'outer', marks: 144, numerals: 0, fine: 0.005 }],
    },
    { dust: { seed: 179, count: 320, inner: 2.6, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Home: a dial of six graduations that turns to the module shown. */
export const DialScene = pieceScene(DIAL)

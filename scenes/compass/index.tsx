import { clamp01, DEGREE, lerp } from '#scenes/instrument/ease.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** Bearings of the first chapter of a list and of the last, degrees. */
const CHAPTERS = [150, -150] as const

/** Rolls the outer ring about the pins that it holds the inner one by, which lean with that. */
function hang(outer: PartPose, lean: number, roll: number): void {
  const sine = Math.cos(roll) * Math.sin(lean)
  outer.lean = Math.asin(sine)
  outer.roll = Math.atan2(Math.sin(roll), Math.cos(roll) * Math.cos(lean))
  outer.turn = Math.atan(-Math.tan(outer.roll) * sine)
}

/** The gimbal comes level, and the needle swings less and less about its bearing: under a list, about the chapter's. */
function move({ time, drive, show, signal }: Readonly<Drive>, out: PiecePose): void {
  const [rose, inner, outer, needle] = out.parts
  const loose = 1 - clamp01(drive)
  const course = show < 0 ? -50 : lerp(CHAPTERS[0], CHAPTERS[1], signal)
  const bearing = course * DEGREE + (0.2 + 0.9 * loose) * 0.4 * Math.sin(time * 0.3 + loose * 4)
  if (inner) inner.lean = (6 + 24 * loose) * DEGREE
  if (outer && inner) hang(outer, inner.lean, -(8 + 30 * loose) * DEGREE)
  if (rose) rose.turn = 0.3 * loose
  if (needle) needle.turn = bearing
  out.core.y = 0.3
}

const needle: Solid = (builder) => {
  addTurned(
    builder,
    [0, 0.22, 0],
    [2.15, 0.22, 0],
    [
      [0, 0],
      [0, 0.13],
      [0.5, 0.07],
      [1, 0],
    ],
    8,
  )
  addTurned(
    builder,
    [0, 0.22, 0],
    [-1.5, 0.22, 0],
    [
      [0, 0.13],
      [0.7, 0.06],
      [0.72, 0.12],
      [0.9, 0.12],
      [1, 0],
    ],
    8,
  )
}

export const COMPASS: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().chapter,
  core: { radius: 0.34, reach: 3.4 },
  parts: [
    {
      band: { radius: 2.5, axial: 0.14, depth: 0.6, rim: 0.05, groove: 0.016 },
      marks: [{ face: 'top', marks: 360, numerals: 0, fine: 0.006 }],
    },
    {
      band: {
        radius: 3.2,
        axial: 0.3,
        depth: 0.09,
        rim: 0.04,
        groove: 0.016,
        pins: [
          { angle: 0, from: 2.8, to: 3.2, thickness: 0.05 },
          { angle: 180, from: 2.8, to: 3.2, thickness: 0.05 },
        ],
      },
    },
    {
      band: {
        radius: 3.75,
        axial: 0.22,
        depth: 0.09,
        rim: 0.04,
        groove: 0.016,
        pins: [
          { angle: 90, from: 3.2, to: 3.75, thickness: 0.05 },
          { angle: 270, from: 3.2, to: 3.75, thickness: 0.05 },
        ],
      },
      brass: { rough: 0.2 },
    },
    { solid: needle, brass: { rough: 0.14, brush: 0.2 } },
    { dust: { seed: 173, count: 260, inner: 2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Help center and guide: a compass in its gimbal; the needle settles as the page is read. */
export const CompassScene = pieceScene(COMPASS)

import { clamp01, DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { lathe } from '#scenes/instrument/solids.ts'
import { pieceState } from '#src/stores/pieces.ts'
import { placements } from './placements.ts'

/** Topics of the help center, by whose numerals the rose is divided: the first stands furthest from the reader. */
export const TOPICS = 10
const FIRST = 90 * DEGREE
/** Height of the needle, units: close to the rose, as higher up it would be seen beside its numeral. */
export const LEVEL = 0.11
/** How far the needle reaches, units: to the inner edge of the rose, clear of its numeral. */
export const TIP = 1.74

/** Rolls the outer ring about the pins that it holds the inner one by, which lean with that. */
function hang(outer: PartPose, lean: number, roll: number): void {
  const sine = Math.cos(roll) * Math.sin(lean)
  outer.lean = Math.asin(sine)
  outer.roll = Math.atan2(Math.sin(roll), Math.cos(roll) * Math.cos(lean))
  outer.turn = Math.atan(-Math.tan(outer.roll) * sine)
}

/** The gimbal comes level, and the needle comes to rest at a numeral: at the first, and under a list at that of the topic that is read. */
function move({ time, drive, show, signal }: Readonly<Drive>, out: PiecePose): void {
  const [rose, inner, outer, needle] = out.parts
  const loose = 1 - clamp01(drive)
  const north = FIRST + 0.3 * loose
  const topic = show < 0 ? 0 : signal * (TOPICS - 1)
  const swing = 0.015 * Math.sin(time * 0.3 + loose * TAU)
  if (inner) inner.lean = (6 + 24 * loose) * DEGREE
  if (outer && inner) hang(outer, inner.lean, -(8 + 30 * loose) * DEGREE)
  if (rose) rose.turn = north
  if (needle) needle.turn = north - (topic / TOPICS) * TAU + swing
  out.core.y = LEVEL + 0.09
}

/** Its counterweight: a plain ring, so that only one end points. */
const WEIGHT = { at: -1.22, radius: 0.28 }

const needle: Solid = (builder) => {
  const blade = [
    [0, 0],
    [0, 0.17],
    [0.5, 0.12],
    [0.96, 0.04],
    [1, 0],
  ] as const
  addTurned(builder, [0, LEVEL, 0], [TIP, LEVEL, 0], blade, 8)
  const tail = [
    [0, 0.09],
    [1, 0.05],
  ] as const
  addTurned(builder, [0, LEVEL, 0], [WEIGHT.at + 0.8 * WEIGHT.radius, LEVEL, 0], tail, 16)
  const outline = [
    [0.62, -0.2],
    [0.92, -0.2],
    [1, -0.1],
    [1, 0.1],
    [0.92, 0.2],
    [0.62, 0.2],
    [0.54, 0.1],
    [0.54, -0.1],
    [0.62, -0.2],
  ] as const
  const ring = outline.map(([r, y]) => [r * WEIGHT.radius, y * WEIGHT.radius] as const)
  lathe(builder, ring, 48, [WEIGHT.at, LEVEL, 0])
}

/** Height of the bridge, units: its hub lies under the widest part of the needle. */
const BRIDGE = -0.1

/** Across the opening of the rose, square to the first topic, so that the needle never lies along it. Its hub bears needle and light. */
export const bridge: Solid = (builder) => {
  const half = [
    [0, 0.075],
    [0.8, 0.045],
    [0.97, 0.07],
    [1, 0.07],
  ] as const
  for (const z of [-1.79, 1.79]) addTurned(builder, [0, BRIDGE, 0], [0, -0.01, z], half, 16)
  const hub = [
    [0, -0.24],
    [0.3, -0.24],
    [0.44, -0.16],
    [0.44, -0.06],
    [0.12, -0.06],
    [0.1, LEVEL],
    [0, LEVEL],
  ] as const
  lathe(builder, hub, 48)
}

export const COMPASS: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().chapter,
  core: { radius: 0.34, reach: 3.4 },
  parts: [
    {
      // So broad that its numerals are read under the list, too.
      band: { radius: 2.28, axial: 0.14, depth: 1.04, rim: 0.05, groove: 0.016 },
      marks: [{ face: 'top', marks: 10 * TOPICS, numerals: TOPICS, first: 1, fine: 0.008 }],
      solid: bridge,
    },
    {
      band: {
        radius: 3.2,
        axial: 0.3,
        depth: 0.09,
        rim: 0.04,
        groove: 0.016,
        // Their seats reach into the rose.
        pins: [
          { angle: 0, from: 2.77, to: 3.2, thickness: 0.05 },
          { angle: 180, from: 2.77, to: 3.2, thickness: 0.05 },
        ],
      },
      // The image of a hoop in the rose would be an orange smear.
      brass: { unmirrored: true },
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
      brass: { rough: 0.2, unmirrored: true },
    },
    { solid: needle, brass: { rough: 0.14, brush: 0.2 } },
    { dust: { seed: 173, count: 260, inner: 2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Help center: a compass in its gimbal, whose needle points to the numeral of the topic that is read. */
export const CompassScene = pieceScene(COMPASS)

import { SphereGeometry, TorusGeometry } from 'three'
import { clamp01, DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { lathe, rod } from '#scenes/instrument/solids.ts'
import { placements } from './placements.ts'
import { well } from './well.ts'

/**
 * A tuning fork for each subject that the heading names: where it stands, half of what is between its tines, how long these
 * are and how thick, units, and how far it is turned from the reader, degrees.
 */
export const SET = [
  { x: -2.45, z: 0.9, half: 0.5, tine: 2.5, thick: 0.19, turn: 46 },
  { x: 0, z: -2.6, half: 1.06, tine: 3.8, thick: 0.28, turn: 0 },
  { x: 2.45, z: 0.9, half: 0.4, tine: 1.8, thick: 0.16, turn: -32 },
] as const

/** Height of the ring that they stand on, of a fork's stem over it, and of the light, which lies on the edge of the dish's hole. */
const GROUND = -2.9
export const STEM = 1.1
const LIGHT = { radius: 0.7, y: GROUND + 0.2 }
/** How far a fork sways while it rings, degrees, how often over the passage, and how far into it each is struck. */
const RING = { sway: 2.4, waves: 5, every: 0.22, length: 0.6 }

/** A fork that has been struck rings, and comes to rest. */
export function swayOf(fork: number, drive: number): number {
  const since = clamp01((drive - fork * RING.every) / RING.length)
  return RING.sway * DEGREE * Math.sin(since * RING.waves * TAU) * (1 - since) ** 2
}

export function move({ drive }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < SET.length; i += 1) {
    const fork = SET[i]
    const part = out.parts[i]
    if (!fork || !part) continue
    part.x = fork.x
    part.y = GROUND
    part.z = fork.z
    part.roll = swayOf(i, drive)
    part.turn = fork.turn * DEGREE
  }
  const sockets = out.parts[SET.length]
  const ring = out.parts[SET.length + 1]
  const dish = out.parts[SET.length + 2]
  if (sockets) sockets.y = GROUND
  if (ring) {
    ring.y = GROUND - 0.16
    ring.turn = 0.4 * drive
  }
  if (dish) {
    dish.y = GROUND - 0.2
    dish.turn = -0.4 * drive
  }
  out.core.y = LIGHT.y
}

/** Sides of a round rod. */
const ROUND = 36
/** Rods that stand for a bend's shadow. */
const BENT = 6

/** Straight rods along the bend, so that by day the shadows of its tines are joined. */
function addBendShadow({ rods }: MeshBuilder, half: number, foot: number, radius: number): void {
  const at = (i: number): Point => {
    const angle = (i / BENT) * Math.PI
    return [-half * Math.cos(angle), foot - half * Math.sin(angle), 0]
  }
  for (let i = 0; i < BENT; i += 1) rods.push({ from: at(i), to: at(i + 1), radius })
}

const fork =
  ({ half, tine, thick }: (typeof SET)[number]): Solid =>
  (builder) => {
    const foot = STEM + half
    builder.add(new TorusGeometry(half, thick, ROUND, 40, Math.PI).rotateZ(Math.PI).translate(0, foot, 0))
    addBendShadow(builder, half, foot, thick)
    for (const side of [-half, half]) {
      const end = foot + tine - thick
      rod(builder, [side, foot, 0], [side, end, 0], thick, ROUND)
      builder.add(new SphereGeometry(thick, ROUND, 10, 0, TAU, 0, TAU / 4).translate(side, end, 0))
    }
    // Its end is within the tube, at whose middle it stops: a wider or a higher one would come out of the bend as a lid.
    const up = (thicks: number) => 1 - (thicks * thick) / STEM
    addTurned(
      builder,
      [0, 0, 0],
      [0, STEM, 0],
      [
        [0, thick],
        [up(1.62), thick * 0.9],
        [up(1.52), thick * 1.3],
        [up(1.22), thick * 1.3],
        [up(0.5), thick * 0.82],
        [1, thick * 0.7],
      ],
      ROUND,
    )
  }

/** Height of the plate's face, which lies a groove beneath its rims. */
const FACE = -0.034

/**
 * Outline of a foot, as multiples of its stem's radius, and heights, units: a plinth with a chamfer, a gully in its own shade,
 * a bell, and the collar that holds the stem.
 */
const FOOT = [
  [2.9, FACE, 0.55],
  [2.9, 0.05, 1],
  [2.72, 0.085, 1],
  [2.4, 0.085, 0.7],
  [2.28, 0.06, 0.25],
  [2.2, 0.1, 0.4],
  [1.95, 0.16, 0.9],
  [1.78, 0.23, 1],
  [1.66, 0.31, 1],
  [1.6, 0.38, 0.6],
  [1.86, 0.4, 1],
  [1.92, 0.44, 1],
  [1.86, 0.48, 1],
  [1.3, 0.49, 0.5],
  [0, 0.47, 0.1],
] as const

/** What the stems stand in. */
const sockets: Solid = (builder) => {
  for (const { x, z, thick } of SET) {
    const outline = FOOT.map(([r, y, shade]) => [r * thick, y, shade] as const)
    lathe(builder, outline, 48, [x, 0, z])
  }
}

const feet = SET.map(({ x, z, thick }) => ({
  at: [x, GROUND + FACE + 0.006, z] as const,
  radius: FOOT[0][0] * thick,
}))

export const FORKS: PieceSpec = {
  placements,
  move,
  core: { radius: LIGHT.radius, reach: 4.2 },
  // In more of it the foot and the bend that are next to it are violet.
  thrown: 0.15,
  parts: [
    // Those in front are too far from the paper: their shadows there are posts of nothing.
    ...SET.map((own) => ({
      solid: fork(own),
      brass: { rough: 0.14, brush: 0.2 },
      ...(own === SET[1] && { rods: true as const }),
    })),
    { solid: sockets, brass: { rough: 0.2, brush: 0.1 } },
    {
      band: { radius: 2.6, axial: 0.3, depth: 1.9, rim: 0.07, groove: 0.024 },
      marks: [
        // Few enough that those at its sides, foreshortened, are still lines and not a tint.
        { face: 'top', marks: 180, numerals: 0, fine: 0.008 },
        { face: 'outer', marks: 240, numerals: 0, fine: 0.006 },
      ] as const,
      brass: { rough: 0.3, unmirrored: true },
    },
    {
      band: { radius: 1.2, axial: 0.2, depth: 1.06, rim: 0.05, groove: 0.018, dish: -0.12 },
      marks: [{ face: 'top', marks: 120, numerals: 0, fine: 0.006 }],
      solid: well,
      brass: { stuff: 'bronze' },
    },
    { feet },
    { dust: { seed: 331, count: 320, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** The blog: a tuning fork for each kind of note; one after another is struck and comes to rest. */
export const ForksScene = pieceScene(FORKS)

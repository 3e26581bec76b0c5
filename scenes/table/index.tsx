import { clamp01, DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PiecePart, PieceSpec } from '#scenes/instrument/piece.ts'
import { bodyOf } from '#scenes/instrument/planet.tsx'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { pieceState } from '#src/stores/pieces.ts'
import { ARM_BRASS, rim, wheel, wreath } from '#scenes/instrument/geared-table.ts'
import { placements } from './placements.ts'

/** Where the arm of each module ends: distance from the axis and height over the table, and the body's radius, units. */
const ARMS = [
  { reach: 3.05, height: 0.95, radius: 0.3 },
  { reach: 2.9, height: 0.9, radius: 0.24 },
  { reach: 3.1, height: 0.95, radius: 0.34 },
  { reach: 2.55, height: 1.25, radius: 0.24 },
  { reach: 3.1, height: 0.9, radius: 0.22 },
  { reach: 2.6, height: 1.7, radius: 0.22 },
] as const

/** Radius of the body of the module that is read, units. */
const READ = 0.68

/** How far the arms are turned where none is read, radians. */
const REST = 8 * DEGREE

/** Height of the core's middle, units. */
const CORE = 1.2

/**
 * The table turns one way, its rim the other: with the scroll, and hardly by themselves. The arms stand still, as their
 * names are written at them (src/pages/platform/module-labels.css); beside the modules the arm of the one that is read
 * points to the left, at its panel.
 */
export function move({ time, drive, signal, show }: Readonly<Drive>, out: PiecePose): void {
  const [table, great, pillar, ring] = out.parts
  const points = show >= 0
  const turn = points ? (signal / ARMS.length - 0.5) * TAU : REST
  const spin = turn + (time / 400) * TAU + drive * 1.9
  out.core.y = CORE
  if (table) {
    table.y = -0.5
    table.turn = -spin * 0.6
  }
  if (great) {
    great.turn = spin * 0.3
    great.lean = -16 * DEGREE
    great.roll = 8 * DEGREE
  }
  if (pillar) pillar.turn = turn
  if (ring) {
    ring.y = out.core.y
    ring.lean = (70 - 40 * drive) * DEGREE
    ring.turn = time * 0.05
  }
  for (let i = 0; i < ARMS.length; i += 1) {
    const arm = ARMS[i]
    const body = out.bodies[i]
    if (!arm || !body) continue
    const angle = (i / ARMS.length) * TAU - turn
    body.x = Math.cos(angle) * arm.reach
    body.z = Math.sin(angle) * arm.reach
    body.y = arm.height + arm.radius * 0.6
    body.radius = points ? lerp(READ, arm.radius, clamp01(Math.abs(signal - i))) : arm.radius
  }
}

/** A column in the middle, and an arm to each of the six bodies. */
const arms: Solid = (builder) => {
  addTurned(
    builder,
    [0, -0.5, 0],
    [0, 0.62, 0],
    [
      [0, 0.62],
      [0.12, 0.62],
      [0.2, 0.3],
      [0.8, 0.22],
      [0.9, 0.42],
      [1, 0.42],
      [1, 0],
    ],
    40,
  )
  ARMS.forEach(({ reach, height }, i) => {
    const angle = (i / ARMS.length) * TAU
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    addTurned(builder, [c * 0.3, 0.36 + i * 0.03, s * 0.3], [c * reach, height, s * reach], ROD(0.038))
  })
}

/** They bear the wreath on the core, each with a collar on it, along the axis that the wreath leans about. */
export const pins: Solid = (builder) => {
  for (const side of [-1, 1])
    addTurned(
      builder,
      [side * 0.7, CORE, 0],
      [side * 1.25, CORE, 0],
      [
        [0, 0.1],
        [0.25, 0.1],
        [0.3, 0.04],
        [0.66, 0.04],
        [0.69, 0.065],
        [0.92, 0.065],
        [1, 0.03],
        [1, 0],
      ],
    )
}

/** Broader than the table's on the map: here its numerals are read. */
const ring: PiecePart = {
  ...rim,
  band: { radius: 3.85, axial: 0.5, depth: 0.1, rim: 0.045, groove: 0.02 },
}

export const TABLE: PieceSpec = {
  placements,
  move,
  signal: () => pieceState().module,
  core: { radius: 0.8, reach: 4.6 },
  parts: [
    wheel,
    ring,
    { solid: arms, brass: ARM_BRASS },
    wreath,
    { solid: pins, brass: ARM_BRASS },
    { dust: { seed: 71, count: 420, inner: 2.4, outer: 8, spread: 2, size: 0.034 } },
  ],
  bodies: (['blue', 'violet', 'brass', 'ice', 'copper', 'ivory'] as const).map(bodyOf),
}

/** The integrated platform: a geared table with six arms that turn around one core. */
export const TableScene = pieceScene(TABLE)

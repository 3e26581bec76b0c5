import { TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, type Point } from '#scenes/instrument/metalwork.ts'
import { lathe, plate } from '#scenes/instrument/solids.ts'
import { MODULE, TOOTH, WHEEL } from './config.ts'

/** Half of a tooth at its foot, its pitch and its tip, shares of the way to the next: what is left is play. */
const PROFILE = [
  [-0.31, -0.5],
  [-0.225, 0],
  [-0.12, 0.5],
  [0.12, 0.5],
  [0.225, 0],
  [0.31, -0.5],
] as const

/** The toothed edge of a wheel, radius and angle. */
export const toothedEdge = (teeth: number) =>
  Array.from({ length: teeth }, (_, i) =>
    PROFILE.map(([share, rise]) => ({
      r: (teeth * MODULE) / 2 + rise * TOOTH,
      angle: ((i + share) / teeth) * TAU,
    })),
  ).flat()

const rootOf = (teeth: number) => (teeth * MODULE) / 2 - TOOTH / 2
const holeOf = (teeth: number) => rootOf(teeth) - Math.min(WHEEL.rim, rootOf(teeth) * 0.24)

/** Bevelled, with an engraved line on its face. Faces are dim and edges bright: dark metal with bright lines. */
export function rim(builder: MeshBuilder, teeth: number): void {
  const { thickness, bevel, line } = WHEEL
  const half = thickness / 2
  const edge = toothedEdge(teeth)
  const [root, hole] = [rootOf(teeth), holeOf(teeth)]
  const toothed = (inset: number, y: number): Point[] =>
    edge.map(({ r, angle }) => [Math.cos(angle) * (r - inset), y, Math.sin(angle) * (r - inset)])
  const round = (r: number, y: number): Point[] =>
    edge.map(({ angle }) => [Math.cos(angle) * r, y, Math.sin(angle) * r])
  const loops = [
    toothed(0, bevel - half),
    toothed(0, half - bevel),
    toothed(bevel, half),
    round(root - line.inset, half),
    round(root - line.inset - line.width / 2, half - line.depth),
    round(root - line.inset - line.width, half),
    round(hole + bevel, half),
    round(hole, half - bevel),
    round(hole, bevel - half),
    round(hole + bevel, -half),
    toothed(bevel, -half),
  ]
  const shades = [0.66, 1.8, 0.6, 0.2, 1.2, 0.62, 1.7, 0.45, 0.7, 0.4, 0.7]
  loops.forEach((loop, i) => addStrip(builder, loop, loops[(i + 1) % loops.length] ?? loop, shades[i]))
}

export function hub(builder: MeshBuilder, teeth: number): void {
  const r = hubOf(teeth)
  const half = WHEEL.thickness / 2
  lathe(
    builder,
    [
      [0.05, -half * 1.3],
      [r - 0.03, -half * 1.3],
      [r, 0],
      [r - 0.03, half * 1.5],
      [r - 0.09, half * 1.5],
      [0.05, half],
    ],
    32,
  )
}

const hubOf = (teeth: number) => Math.min(WHEEL.hub, holeOf(teeth) * 0.62)

/** Crossed out as a clockmaker does: spokes that widen towards hub and rim. */
export function spokes(builder: MeshBuilder, teeth: number): void {
  const count = teeth > 34 ? 6 : teeth > 22 ? 5 : 4
  const [inner, outer] = [hubOf(teeth) * 0.9, holeOf(teeth) + 0.03]
  const middle = inner + (outer - inner) * 0.55
  const broad = 0.035 + teeth * 0.0008
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + 0.5) / count) * TAU
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number) => [c * along - s * across, s * along + c * across] as const
    for (const [from, wide, to, less] of [
      [inner, 1.9, middle, 1],
      [middle, 1, outer, 1.7],
    ] as const)
      plate(
        builder,
        [at(from, -broad * wide), at(to, -broad * less), at(to, broad * less), at(from, broad * wide)],
        WHEEL.thickness * 0.3,
      )
  }
}

import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { lathe } from '#scenes/instrument/solids.ts'
import { addRim, addSpokes, toothedEdge } from '#scenes/instrument/rim.ts'
import { TOOTH, WHEEL } from './config.ts'
import { radiusOf } from './train.ts'

/** A tooth at its foot, its pitch and its tip, shares of the way to the next and of its height: what is left is play. */
const PROFILE = [
  [-0.31, -0.5],
  [-0.225, 0],
  [-0.12, 0.5],
  [0.12, 0.5],
  [0.225, 0],
  [0.31, -0.5],
] as const

export const edgeOf = (teeth: number) =>
  toothedEdge(
    teeth,
    PROFILE.map(([share, rise]) => [radiusOf(teeth) + rise * TOOTH, share]),
  )

const rootOf = (teeth: number) => radiusOf(teeth) - TOOTH / 2
const holeOf = (teeth: number) => rootOf(teeth) - Math.min(WHEEL.rim, rootOf(teeth) * 0.24)
/** Faces are dim and edges bright: dark metal with bright lines. */
const SHADES = [0.66, 1.8, 0.6, 0.2, 1.2, 0.62, 1.7, 0.45, 0.7, 0.4, 0.7]

export function rim(builder: MeshBuilder, teeth: number): void {
  const { thickness, bevel, line } = WHEEL
  const outer = rootOf(teeth) - line.inset
  addRim(builder, {
    edge: edgeOf(teeth),
    hole: holeOf(teeth),
    half: thickness / 2,
    bevel,
    line: [
      [outer, 0],
      [outer - line.width / 2, line.depth],
      [outer - line.width, 0],
    ],
    shades: SHADES,
  })
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
  const stations = [
    [inner, broad * 1.9],
    [middle, broad],
    [outer, broad * 1.7],
  ] as const
  addSpokes(builder, count, stations, WHEEL.thickness * 0.3)
}

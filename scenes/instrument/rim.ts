import { TAU } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import { addStrip, type Point, type Solid } from './metalwork.ts'
import { plate } from './solids.ts'

/** A corner of an outer edge: radius, units, and angle, radians. */
interface Corner {
  r: number
  angle: number
}

/** The toothed edge of a wheel. `profile`: the corners of one tooth, radius and place as a share of the way to the next. */
export const toothedEdge = (
  teeth: number,
  profile: readonly (readonly [r: number, share: number])[],
): Corner[] =>
  Array.from({ length: teeth }, (_, tooth) =>
    profile.map(([r, share]) => ({ r, angle: ((tooth + share) / teeth) * TAU })),
  ).flat()

export const roundEdge = (r: number, corners: number): Corner[] => toothedEdge(corners, [[r, 0]])

interface Rim {
  edge: readonly Corner[]
  /** Radius of the hole, half the thickness, and the bevel of all edges, units. */
  hole: number
  half: number
  bevel: number
  /** The line engraved on its face, from outside: radius, and depth under the face. */
  line?: readonly (readonly [r: number, depth: number])[]
  /** Brightness of each strip, from the outer edge over the face and through the hole. */
  shades?: readonly number[]
  brushed?: boolean
}

const SHADES = [0.9, 1, 1, 1, 0.7, 1, 1, 1]

/** A bevelled rim about y, whose outer edge may be toothed. */
export function addRim(
  builder: MeshBuilder,
  { edge, hole, half, bevel, line = [], shades = SHADES, brushed = false }: Rim,
): void {
  const outer = (inset: number, y: number): Point[] =>
    edge.map(({ r, angle }) => [Math.cos(angle) * (r - inset), y, Math.sin(angle) * (r - inset)])
  const round = (r: number, y: number): Point[] =>
    edge.map(({ angle }) => [Math.cos(angle) * r, y, Math.sin(angle) * r])
  const loops = [
    outer(0, bevel - half),
    outer(0, half - bevel),
    outer(bevel, half),
    ...line.map(([r, depth]) => round(r, half - depth)),
    round(hole + bevel, half),
    round(hole, half - bevel),
    round(hole, bevel - half),
    round(hole + bevel, -half),
    outer(bevel, -half),
  ]
  // The hole is round, and so is an edge without teeth.
  const plain = edge[0]?.r === edge[1]?.r
  const last = loops.length - 1
  const smooth = (i: number) => (i > last - 5 && i < last - 1) || (plain && (i < 2 || i === last))
  loops.forEach((loop, i) =>
    addStrip(builder, loop, loops[(i + 1) % loops.length] ?? loop, {
      shade: shades[i],
      brushed,
      smooth: smooth(i),
    }),
  )
}

/** Spokes of a wheel about y. `stations`: radius and half the width there, from its hub to its rim. */
export function addSpokes(
  builder: MeshBuilder,
  count: number,
  stations: readonly (readonly [r: number, wide: number])[],
  half: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + 0.5) / count) * TAU
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number) => [c * along - s * across, s * along + c * across] as const
    stations.slice(1).forEach(([end, wide], part) => {
      const [start, before] = stations[part] ?? [end, wide]
      plate(builder, [at(start, -before), at(end, -wide), at(end, wide), at(start, before)], half)
    })
  }
}

/** Corners of what is round on a coin. */
const ROUND = 48
/** How much light reaches the bottom of a mill, which is as wide as each of its sides. */
const MILL = 0.2

/**
 * A coin of this radius about y with so many mills, a raised rim, and a smaller ring on its face. Its edge is round, and its
 * mills are shaded: cut into it, each facet would mirror another panel.
 */
export const milledCoin =
  (radius: number, half: number, mills: number): Solid =>
  (builder) => {
    const round = (share: number) => roundEdge(radius * share, ROUND)
    const milled = (y: number): Point[] =>
      roundEdge(radius * 1.001, 3 * mills).map(({ r, angle }) => [
        Math.cos(angle) * r,
        y,
        Math.sin(angle) * r,
      ])
    const shade = ([x, , z]: Point) => (Math.cos(mills * Math.atan2(z, x)) > 0 ? 1 : MILL)
    addStrip(builder, milled(-half * 0.78), milled(half * 0.78), { shade, smooth: true })
    addRim(builder, { edge: round(1), hole: radius * 0.85, half, bevel: half * 0.22 })
    addRim(builder, { edge: round(0.86), hole: 0.02, half: half * 0.67, bevel: half * 0.08 })
    addRim(builder, { edge: round(0.55), hole: radius * 0.44, half: half * 0.89, bevel: half * 0.15 })
  }

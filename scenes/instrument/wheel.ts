import { TAU } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import { addStrip, type Point } from './metalwork.ts'

/** A corner of a toothed edge: radius, units, and angle, radians. */
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

interface Rim {
  edge: readonly Corner[]
  /** Radius of the hole, thickness, and the bevel of all edges, units. */
  hole: number
  thickness: number
  bevel: number
  /** The line engraved on its face, from outside: radius, and depth under the face. */
  line: readonly (readonly [r: number, depth: number])[]
  /** Brightness of each strip, from the outer edge over the face and through the hole. */
  shades: readonly number[]
  brushed?: boolean
}

/** A bevelled rim about y, whose teeth are cut into its outer edge. */
export function addRim(
  builder: MeshBuilder,
  { edge, hole, thickness, bevel, line, shades, brushed = false }: Rim,
): void {
  const half = thickness / 2
  const toothed = (inset: number, y: number): Point[] =>
    edge.map(({ r, angle }) => [Math.cos(angle) * (r - inset), y, Math.sin(angle) * (r - inset)])
  const round = (r: number, y: number): Point[] =>
    edge.map(({ angle }) => [Math.cos(angle) * r, y, Math.sin(angle) * r])
  const loops = [
    toothed(0, bevel - half),
    toothed(0, half - bevel),
    toothed(bevel, half),
    ...line.map(([r, depth]) => round(r, half - depth)),
    round(hole + bevel, half),
    round(hole, half - bevel),
    round(hole, bevel - half),
    round(hole + bevel, -half),
    toothed(bevel, -half),
  ]
  // The wall of the hole and its two bevels.
  const inHole = (i: number) => i >= loops.length - 5 && i < loops.length - 2
  loops.forEach((loop, i) =>
    addStrip(builder, loop, loops[(i + 1) % loops.length] ?? loop, {
      shade: shades[i],
      brushed,
      smooth: inHole(i),
    }),
  )
}

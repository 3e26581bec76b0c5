import { TAU } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'

export type Point = readonly [x: number, y: number, z: number]

/** Metal of any shape that one piece adds to a builder. */
export type Solid = (builder: MeshBuilder) => void

const cross = ([ux, uy, uz]: Point, [vx, vy, vz]: Point): Point => [
  uy * vz - uz * vy,
  uz * vx - ux * vz,
  ux * vy - uy * vx,
]

const normalOf = (a: Point, b: Point, c: Point): Point =>
  cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]])

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])

const unit = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** The facet between two corners of a strip's lower ring; where these meet in one point, its normal is from the upper one. */
function facet(a: readonly Point[], b: readonly Point[], i: number): Point {
  const at = (points: readonly Point[], k: number) => points[k % points.length] ?? [0, 0, 0]
  const [corner, next, above] = [at(a, i), at(a, i + 1), at(b, i)]
  const spread = distance(corner, next)
  return unit(normalOf(corner, above, spread > 1e-6 ? next : at(b, i + 1)))
}

/** How much light reaches a surface, 0..1: all of it, or a point of it. */
export type Shade = number | ((at: Point) => number)

interface Surface {
  /** How much light reaches it; and its upper ring, where that differs. */
  shade?: Shade | undefined
  above?: Shade | undefined
  /** Brushed round and round, about y. */
  brushed?: boolean
  /** Round: light passes over the edges between its facets. */
  smooth?: boolean
}

/** A closed strip of facets between two rings of as many points, seen from where `b` follows `a` upwards. */
export function addStrip(
  builder: MeshBuilder,
  a: readonly Point[],
  b: readonly Point[],
  { shade = 1, above: upper = shade, brushed = false, smooth = false }: Surface = {},
): void {
  const facets = a.map((_, i) => facet(a, b, i))
  const put = (at: Point, normal: Point, light: Shade) =>
    builder.vertex(
      at,
      normal,
      typeof light === 'number' ? light : light(at),
      brushed ? Math.hypot(at[0], at[2]) : 0,
    )
  const edges = (i: number, normal: Point) => {
    const [below, above] = [a[i % a.length], b[i % b.length]]
    return [put(below ?? [0, 0, 0], normal, shade), put(above ?? [0, 0, 0], normal, upper)] as const
  }
  if (!smooth) {
    facets.forEach((normal, i) => builder.quad(...edges(i, normal), ...edges(i + 1, normal)))
    return
  }
  const wide = a.map((corner, i) => distance(corner, a[(i + 1) % a.length] ?? corner))
  const round = facets.map((after, i) => {
    const before = facets.at(i - 1) ?? after
    // The narrower of two facets tells more of the edge between them, or uneven ones would be striped.
    const [w, v] = [wide[i] ?? 1, wide.at(i - 1) ?? 1]
    const even = w + v < 1e-6
    const mean = (k: 0 | 1 | 2) => (even ? before[k] + after[k] : before[k] * w + after[k] * v)
    return edges(i, [mean(0), mean(1), mean(2)])
  })
  round.forEach((edge, i) => builder.quad(...edge, ...(round[(i + 1) % round.length] ?? edge)))
}

/** Shorter ones throw no shadow of their own, units. */
const SHORT = 0.9

/** A turned rod from one point to another: [share of its length, radius]. */
export function addTurned(
  builder: MeshBuilder,
  from: Point,
  to: Point,
  profile: readonly (readonly [t: number, r: number])[],
  sides = 14,
): void {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const thin = Math.min(...profile.map(([, r]) => r).filter((r) => r > 0))
  if (Math.hypot(dx, dy, dz) > SHORT) builder.rods.push({ from, to, radius: thin })
  const w = unit([dx, dy, dz])
  const u = unit(cross(Math.abs(w[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], w))
  const v = cross(u, w)
  const at = (t: number, r: number): Point[] =>
    Array.from({ length: sides }, (_, i) => {
      const [c, s] = [Math.cos((i / sides) * TAU) * r, Math.sin((i / sides) * TAU) * r]
      return [
        from[0] + dx * t + u[0] * c + v[0] * s,
        from[1] + dy * t + u[1] * c + v[1] * s,
        from[2] + dz * t + u[2] * c + v[2] * s,
      ] as const
    })
  profile.forEach(([t, r], i) => {
    const next = profile[i + 1]
    if (next) addStrip(builder, at(t, r), at(next[0], next[1]), { smooth: true })
  })
}

/** A plain rod with a collar at its far end. */
export const ROD = (r: number): readonly (readonly [number, number])[] => [
  [0, 0],
  [0, r * 1.9],
  [0.05, r * 1.9],
  [0.08, r],
  [0.9, r * 0.8],
  [0.93, r * 1.7],
  [1, r * 1.7],
  [1, 0],
]

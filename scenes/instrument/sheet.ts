import { lerp } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import { addStrip, type Point } from './metalwork.ts'

interface Sheet {
  /** Half of its length, of its breadth and of its thickness, units. */
  long: number
  broad: number
  half: number
  /** From x towards z, radians. */
  turn?: number
  /** Share of the length and of the breadth that is cut off at each corner. */
  cut?: number
  /** How much light reaches its faces, 0..1. */
  shade?: number
  /** What something that stands over it leaves of that at a point. */
  lightAt?: (at: Point) => number
}

/** Points of each side, and rings of a face, of a sheet whose light differs from point to point. */
const FINE = { side: 8, rings: [0, 0.8, 0.87, 0.93] }

/** A flat sheet that lies at a point, its corners cut and its edges broken. */
export function addSheet(
  builder: MeshBuilder,
  [x, y, z]: Point,
  { long, broad, half, turn = 0, cut = 0.1, shade = 1, lightAt }: Sheet,
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const outline = [0, 1, 2, 3].flatMap((k) => {
    const [i, j] = [k === 0 || k === 3 ? long : -long, k < 2 ? broad : -broad]
    const corner = [
      [i, j * (1 - cut)],
      [i * (1 - cut), j],
    ] as const
    return k % 2 === 0 ? corner : corner.toReversed()
  })
  const steps = lightAt ? FINE.side : 1
  const points = outline.flatMap(([u, v], i) => {
    const [nextU, nextV] = outline[(i + 1) % outline.length] ?? [u, v]
    return Array.from(
      { length: steps },
      (_, k) => [lerp(u, nextU, k / steps), lerp(v, nextV, k / steps)] as const,
    )
  })
  const ring = (size: number, up: number): Point[] =>
    points.map(([u, v]) => [x + (u * c - v * s) * size, y + up, z + (u * s + v * c) * size])
  const faces = lightAt ? FINE.rings : [0]
  // From the middle below, over the edge, to the middle above; with each ring the light of the strip that it begins.
  const rows: (readonly [at: Point[], lit: number])[] = [
    ...faces.map((size) => [ring(size, -half), shade] as const),
    [ring(0.985, -half), (1 + shade) / 2],
    [ring(1, -0.67 * half), 1],
    [ring(1, 0.67 * half), (1 + shade) / 2],
    [ring(0.985, half), shade],
    ...faces.toReversed().map((size) => [ring(size, half), shade] as const),
  ]
  rows.slice(1).forEach(([at], i) => {
    const [below, lit] = rows[i] ?? [at, 1]
    addStrip(builder, below, at, { shade: lightAt ? (point) => lit * lightAt(point) : lit })
  })
}

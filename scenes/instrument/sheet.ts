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
}

/** A flat sheet that lies at a point, its corners cut and its edges broken. */
export function addSheet(
  builder: MeshBuilder,
  [x, y, z]: Point,
  { long, broad, half, turn = 0, cut = 0.1, shade = 1 }: Sheet,
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
  const ring = (size: number, up: number): Point[] =>
    outline.map(([u, v]) => [x + (u * c - v * s) * size, y + up, z + (u * s + v * c) * size])
  const rings = [
    ring(0, -half),
    ring(0.985, -half),
    ring(1, -0.67 * half),
    ring(1, 0.67 * half),
    ring(0.985, half),
    ring(0, half),
  ]
  // From the middle below, over the edge, to the middle above.
  const shades = [shade, (1 + shade) / 2, 1, (1 + shade) / 2, shade]
  rings.slice(1).forEach((at, i) => addStrip(builder, rings[i] ?? at, at, { shade: shades[i] }))
}

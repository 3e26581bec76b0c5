import { SphereGeometry } from 'three'
import { lerp, TAU } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import { addTurned, type Point } from './metalwork.ts'

type Corner = readonly [r: number, y: number, shade?: number]

/** Rows of a cone, at most. */
const ROWS = 6
/** A cone's tip counts as that wide, units. */
const POINT = 0.01

/**
 * The outline, its cones in several rows: of one that narrows much every second triangle is a sliver in which the normal
 * turns as fast as at its tip, and it would be shaded as thin metal is. On a flat face it does not turn.
 */
function inRows(outline: readonly Corner[]): Corner[] {
  return outline.flatMap((corner, i): Corner[] => {
    const next = outline[i + 1]
    if (!next) return [corner]
    const [r0, y0, shade0 = 1] = corner
    const [r1, y1, shade1 = 1] = next
    const narrowing = Math.max(r1, POINT) / Math.max(r0, POINT)
    const rows = y0 === y1 ? 1 : Math.min(ROWS, Math.ceil(Math.max(narrowing, 1 / narrowing) - 0.5))
    return Array.from({ length: rows }, (_, k): Corner => {
      // Each narrows by the same share.
      const t = k === 0 ? 0 : (narrowing ** (k / rows) - 1) / (narrowing - 1)
      return [lerp(r0, r1, t), lerp(y0, y1, t), lerp(shade0, shade1, t)]
    })
  })
}

/** A turned solid about an upright axis through `at`: [radius, height, how much light reaches it] up its outline. Corners keep their edge. */
export function lathe(
  builder: MeshBuilder,
  outline: readonly Corner[],
  sides: number,
  [x, y, z]: Point = [0, 0, 0],
): void {
  const rows = inRows(outline)
  rows.slice(1).forEach(([r1, y1, shade1 = 1], row) => {
    const [r0, y0, shade0 = 1] = rows[row] ?? [0, 0]
    const slope = [y1 - y0, r0 - r1]
    let before: [number, number] | null = null
    for (let i = 0; i <= sides; i += 1) {
      const angle = (i / sides) * TAU
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const normal = [c * (slope[0] ?? 0), slope[1] ?? 0, s * (slope[0] ?? 0)]
      const a = builder.vertex([x + c * r0, y + y0, z + s * r0], normal, shade0, y0)
      const b = builder.vertex([x + c * r1, y + y1, z + s * r1], normal, shade1, y1)
      if (before) builder.quad(before[0], before[1], a, b)
      before = [a, b]
    }
  })
}

/** Outline of a bezel for a ball of radius 1 about the origin: up its wall, over the lip, and down into the bowl. */
const BEZEL = [
  [0.9, -0.8],
  [1.18, -0.8],
  [1.26, -0.72],
  [1.26, -0.16],
  [1.18, 0],
  [1.07, 0],
  [1.02, -0.08],
  [0.96, -0.36],
  [0.78, -0.66],
  [0, -0.72],
] as const

/** A turned bezel that holds the lower half of a ball about `at`. */
export function bezel(builder: MeshBuilder, at: Point, radius: number): void {
  const outline = BEZEL.map(([r, y]) => [r * radius, y * radius] as const)
  lathe(builder, outline, 40, at)
}

/** A polished ball. */
export const ball = (builder: MeshBuilder, at: Point, radius: number, sides = 20): void =>
  builder.add(new SphereGeometry(radius, sides, Math.round(sides / 2)).translate(...at))

/** A round rod from `a` to `b`, without ends. */
export function rod(builder: MeshBuilder, a: Point, b: Point, radius: number, sides = 12): void {
  const plain = [
    [0, radius],
    [1, radius],
  ] as const
  addTurned(builder, b, a, plain, sides)
}

/** A flat plate: its outline (anticlockwise, seen from +y) about the height `middle`, `half` thick each way. */
export function plate(
  builder: MeshBuilder,
  outline: readonly (readonly [number, number])[],
  half: number,
  middle = 0,
): void {
  const flat = (y: number, up: number) => {
    const ring = outline.map(([x, z]) => builder.vertex([x, y, z], [0, up, 0], 1, Math.hypot(x, z)))
    for (let i = 1; i + 1 < ring.length; i += 1) {
      const [a, b, c] = [ring[0] ?? 0, ring[i] ?? 0, ring[i + 1] ?? 0]
      builder.triangle(a, up > 0 ? c : b, up > 0 ? b : c)
    }
  }
  const [low, high] = [middle - half, middle + half]
  flat(high, 1)
  flat(low, -1)
  outline.forEach(([x0, z0], i) => {
    const [x1, z1] = outline[(i + 1) % outline.length] ?? [0, 0]
    const n = [z1 - z0, 0, x0 - x1]
    const at = (x: number, z: number, y: number) => builder.vertex([x, y, z], n, 0.9, y)
    builder.quad(at(x0, z0, low), at(x0, z0, high), at(x1, z1, low), at(x1, z1, high))
  })
}

/** A flat bar from the origin to the place `to` [x, z], as wide as its round ends. */
export function bar(
  builder: MeshBuilder,
  to: readonly [number, number],
  round: number,
  half: number,
  middle: number,
): void {
  const angle = Math.atan2(to[1], to[0])
  const end = ([x, z]: readonly [number, number], turn: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = angle + turn + (i / 8) * Math.PI
      return [x + Math.cos(a) * round, z + Math.sin(a) * round] as const
    })
  plate(builder, [...end(to, -Math.PI / 2), ...end([0, 0], Math.PI / 2)], half, middle)
}

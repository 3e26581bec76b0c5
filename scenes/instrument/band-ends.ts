import type { Corner } from './band-profile.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import type { Point } from './metalwork.ts'

/** One end of an open ring: the cross-section as a flat face. `side` is 1 where it looks along the growing angle. */
export function addEnd(builder: MeshBuilder, corners: readonly Corner[], angle: number, side: 1 | -1): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const normal = [-s * side, 0, c * side]
  const point = (r: number, y: number) => builder.vertex([c * r, y, s * r], normal, 0.9, r)
  const mean = (pick: 0 | 1) => corners.reduce((sum, corner) => sum + corner[pick], 0) / corners.length
  const middle = point(mean(0), mean(1))
  const edge = corners.map(([r, y]) => point(r, y))
  edge.forEach((here, i) => {
    const next = edge[(i + 1) % edge.length] ?? here
    builder.triangle(middle, side > 0 ? here : next, side > 0 ? next : here)
  })
}

/** A dressed end: how wide its bevel is and how far its face stands out, in shares of half its width. */
const BEVELLED = { wide: 0.17, out: 0.07 }
/** Insets of the rings that its face is made of: to the middle, where they are a line. */
const FACE = [BEVELLED.wide, 0.4, 0.6, 0.8, 1]
/**
 * How its normals lean towards +y, at its middle and by as much more at its edge, and along the radius at that edge. Nowhere
 * by so much that the shader takes it for a turned face: there would be a line.
 */
const LEAN = { up: 0.46, more: 0.1, out: 0.16 }

/**
 * The same for an end as broad as a face: one bevel, and a flat face brushed along the axis. It is shaded as if a little
 * round and turned to +y, where the broad face looks: truly flat, all of it would mirror one light, or none.
 */
export function addDressedEnd(
  builder: MeshBuilder,
  corners: readonly Corner[],
  angle: number,
  side: 1 | -1,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const range = (pick: 0 | 1) => {
    const all = corners.map((corner) => corner[pick])
    const [low, high] = [Math.min(...all), Math.max(...all)]
    return [(low + high) / 2, (high - low) / 2] as const
  }
  const [across, up] = [range(0), range(1)]
  const size = Math.min(across[1], up[1])
  // Rims and grooves run on over the bevel.
  const within = (x: number, [middle, half]: readonly [number, number], inset: number) =>
    middle + (x - middle) * (1 - (inset * size) / half)
  const around = side > 0 ? corners : corners.toReversed()
  const ring = (inset: number, out: number) =>
    around.map(([r, y]): Point => {
      const [at, away] = [within(r, across, inset), out * size * side]
      return [c * at - s * away, within(y, up, inset), s * at + c * away]
    })
  const edge = ring(BEVELLED.wide, BEVELLED.out)
  const put = (at: Point, outwards: number, upwards: number) =>
    builder.vertex(
      at,
      [c * outwards - s * side, upwards, s * outwards + c * side],
      0.95,
      Math.hypot(at[0], at[2]),
    )
  // Of the whole side that it borders: at the grooves of the cross-section the normals of its facets would flicker.
  const bevel = [edge, ring(0, 0)].map((points) =>
    points.map((at, i) => {
      const [r, y] = around[i] ?? [0, 0]
      const [over, above] = [r - across[0], y - up[0]]
      const upright = across[1] - Math.abs(over) < up[1] - Math.abs(above)
      return upright ? put(at, Math.sign(over), 0) : put(at, 0, Math.sign(above))
    }),
  )
  const [inner = [], outer = []] = bevel
  const faced = (at: Point) => {
    const r = Math.hypot(at[0], at[2])
    return put(at, (LEAN.out * (r - across[0])) / across[1], LEAN.up + (LEAN.more * (at[1] - up[0])) / up[1])
  }
  const face = FACE.map((inset) => ring(inset, BEVELLED.out).map(faced))
  ;[outer, inner, ...face].forEach((below, k, all) => {
    const above = all[k + 1]
    // The face has normals of its own where the bevel ends.
    if (!above || k === 1) return
    below.forEach((here, n) => {
      const next = (n + 1) % below.length
      builder.quad(above[n] ?? 0, here, above[next] ?? 0, below[next] ?? 0)
    })
  })
}

import { smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, type Point } from '#scenes/instrument/metalwork.ts'
import { LARGE, MATCH, SCREENING, SLOPE, SMALL, type Spot, spotOf, STRETCH } from './way.ts'

/** Across and up from the middle of the floor. */
type Corner = readonly [u: number, v: number]

/** The floor with its two lips, across and up from its middle. */
const PROFILE: readonly Corner[] = [
  [0.2, 0.07],
  [0.2, -0.04],
  [0.13, -0.12],
  [-0.13, -0.12],
  [-0.2, -0.04],
  [-0.2, 0.07],
  [-0.16, 0.07],
  [-0.13, 0],
  [0.13, 0],
  [0.16, 0.07],
]

/** Sides of the profile: both corners, and the way out, across and up. */
const SIDES = PROFILE.map(([u, v], k) => {
  const [nextU, nextV] = PROFILE[(k + 1) % PROFILE.length] ?? [u, v]
  const length = Math.hypot(nextU - u, nextV - v)
  const corners = [
    [u, v],
    [nextU, nextV],
  ] as const
  return { corners, out: [(v - nextV) / length, (nextU - u) / length] } as const
})

const RADIUS = Math.hypot(spotOf(LARGE, SCREENING).x, spotOf(LARGE, SCREENING).z)
const offOf = ({ x, z }: Spot) => RADIUS - Math.hypot(x, z)

/**
 * Between which sides a way lies, across from its middle: lane and siding come out of the side of the way that they leave,
 * and no lip of them stands in there.
 */
function sidesOf(way: number, spot: Spot): readonly [inner: number, outer: number] {
  const { x, z, across } = spot
  const off = offOf(spot)
  if (way === MATCH) return [Math.max(-0.2, off + 0.18), Infinity]
  return [-0.2, way === SMALL ? (off - 0.125) / Math.cos(across - Math.atan2(z, x)) : Infinity]
}

/** How high the inner lip of the way stands, 1 at most: where the lane's floor joins its own, it lies just beneath them. */
function innerLip(way: number, s: number): number {
  const off = offOf(spotOf(SMALL, s))
  return way === LARGE ? 1 - 1.15 * smoothstep(0.04, 0.11, off) * (1 - smoothstep(0.28, 0.36, off)) : 1
}

/** Length over which the lips come down to the floor at an end, and sections in it; how far the end's edge is bevelled. */
const END = { long: 0.22, sections: 7, bevel: 0.025 }

/** A section across a way: where it is, how high its lips stand, 0..1, and how far they face out of an end, -1..1. */
interface Section {
  s: number
  lips: number
  facing: number
}

/** At both ends the lips are rounded off like the end of a ruler. */
function sectionsOf(from: number, to: number, steps: number): Section[] {
  const long = END.long / STRETCH
  const quarter = Array.from({ length: END.sections }, (_, i) => (i / END.sections) * 0.25 * TAU)
  const end = (out: number) =>
    quarter.map((angle) => ({
      s: (out < 0 ? from : to) - out * long * (1 - Math.cos(angle)),
      lips: Math.sin(angle),
      facing: out * Math.cos(angle),
    }))
  const middle = Array.from({ length: steps + 1 }, (_, i) => ({
    s: from + long + ((to - from - 2 * long) * i) / steps,
    lips: 1,
    facing: 0,
  }))
  return [...end(-1), ...middle, ...end(1).toReversed()]
}

/** Closes a way: a bevelled edge about a flat end. */
function addEnd(builder: MeshBuilder, at: (corner: Corner, out: number) => Point, first: boolean): void {
  const inset = PROFILE.map(([u, v]) => [u * 0.88, v < 0 ? v + END.bevel : -END.bevel] as const)
  const loops = [
    PROFILE.map((corner) => at(corner, 0)),
    inset.map((corner) => at(corner, END.bevel)),
    inset.map(() => at([0, -0.06], END.bevel)),
  ]
  if (first) loops.reverse()
  loops.slice(1).forEach((loop, i) => addStrip(builder, loops[i] ?? [], loop))
}

/** Smooth along the way: mirrors would show every step of a flat one. */
export function addTrack(builder: MeshBuilder, way: number, from: number, to: number, steps: number): void {
  const sections = sectionsOf(from, to, steps).map(({ s, lips, facing }) => {
    const spot = spotOf(way, s)
    const { x, y, z, across } = spot
    const [inner, outer] = sidesOf(way, spot)
    const left = innerLip(way, s)
    // The lane's floor falls with the angle about the middle, as that of the way does, or there would be a step between them.
    const sink = way === SMALL ? (SLOPE * (Math.sin(across) * x - Math.cos(across) * z)) / (x * x + z * z) : 0
    const [c, k] = [Math.cos(across), Math.sin(across)]
    return {
      at: ([corner, v]: Corner, along = 0): Point => {
        const u = Math.min(Math.max(corner, inner), outer)
        // What is cut off at a side has no lip there.
        const up = u === corner ? lips * (u < 0 ? left : 1) : 0
        return [x + c * u - k * along, y - sink * u + (v > 0 ? v * up : v), z + k * u + c * along]
      },
      normal: ([side, height]: Corner, [out, v]: Corner): Point => {
        const along = height > 0 ? (v * facing * height) / END.long : 0
        const u = side < 0 && height > 0 ? out * Math.max(left, 0.02) : out
        return [c * u - k * along, height > 0 ? v * lips : v, k * u + c * along]
      },
    }
  })
  for (const { corners, out } of SIDES) {
    let before: readonly number[] = []
    for (const { at, normal } of sections) {
      const pair = corners.map((corner) => {
        const point = at(corner)
        return builder.vertex(point, normal(corner, out), 1, Math.hypot(point[0], point[2]))
      })
      const [a, b, c, d] = [...before, ...pair]
      if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) builder.quad(a, c, b, d)
      before = pair
    }
  }
  const [first, last] = [sections[0], sections.at(-1)]
  if (first) addEnd(builder, (corner, out) => first.at(corner, -out), true)
  if (last) addEnd(builder, last.at, false)
}

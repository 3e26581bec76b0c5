import { TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, addTurned, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { milledCoin } from '#scenes/instrument/rim.ts'
import { ball, rod } from '#scenes/instrument/solids.ts'
import { addRods, FOOT } from './records.ts'
import { APPROVAL, BASE, LARGE, MATCH, SCORE, SCREENING, SMALL, type Spot, spotOf, STATIONS } from './way.ts'

/** Radii of a coin, of a gate's hoop and of the ring that turns in it, units. */
export const COIN = 0.6
export const HOOP = 0.82
export const LEAF = 0.7
/** Height of the light, units. */
export const LIGHT = 0.95
/** The floor with its two lips, across and up from its middle. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0.2, 0.12],
  [0.2, -0.12],
  [-0.2, -0.12],
  [-0.2, 0.12],
  [-0.16, 0.12],
  [-0.13, 0],
  [0.13, 0],
  [0.16, 0.12],
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

/**
 * Where the side of a way begins, across from its middle: the siding comes out of the side of the way that it leaves, and
 * no lip of it stands in there.
 */
function sideOf(way: number, { x, z }: Spot): number {
  const { x: outX, z: outZ } = spotOf(LARGE, SCREENING)
  return way === MATCH ? 0.18 + Math.hypot(outX, outZ) - Math.hypot(x, z) : -0.2
}

/** Smooth along the way: mirrors would show every step of a flat one. */
function addTrack(builder: MeshBuilder, way: number, from: number, to: number, steps: number): void {
  const sections = Array.from({ length: steps + 1 }, (_, i) => {
    const spot = spotOf(way, from + ((to - from) * i) / steps)
    const { x, y, z, across } = spot
    const side = sideOf(way, spot)
    const [c, s] = [Math.cos(across), Math.sin(across)]
    return {
      at: ([corner, v]: readonly [number, number]): Point => {
        const u = Math.max(corner, side)
        return [x + c * u, y + v, z + s * u]
      },
      normal: ([u, v]: readonly [number, number]): Point => [c * u, v, s * u],
    }
  })
  for (const { corners, out } of SIDES) {
    let before: readonly number[] = []
    for (const { at, normal } of sections) {
      const pair = corners.map((corner) => {
        const point = at(corner)
        return builder.vertex(point, normal(out), 1, Math.hypot(point[0], point[2]))
      })
      const [a, b, c, d] = [...before, ...pair]
      if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) builder.quad(a, c, b, d)
      before = pair
    }
  }
  const [first, last] = [sections[0], sections.at(-1)]
  const middle = PROFILE.map(() => [0, 0] as const)
  if (first) addStrip(builder, middle.map(first.at), PROFILE.map(first.at))
  if (last) addStrip(builder, PROFILE.map(last.at), middle.map(last.at))
}

/** A table, the review's as it is: [share of its thickness, radius]. */
const TABLE = [
  [0, 0],
  [0, 0.38],
  [0.3, 0.44],
  [0.9, 0.44],
  [1, 0.42],
  [0.8, 0.37],
  [0.8, 0],
] as const

/** A post from its turned foot on the base up to a collar. */
function addPost(builder: MeshBuilder, { x, y, z }: Spot): void {
  const tall = y - BASE
  const profile = [
    [0, 0],
    [0, 0.19],
    [0.03, 0.19],
    [0.05, 0.13],
    [0.1, 0.075],
    [0.16, 0.06],
    [tall - 0.19, 0.055],
    [tall - 0.14, 0.1],
    [tall, 0.1],
    [tall, 0],
  ] as const
  addTurned(
    builder,
    [x, BASE, z],
    [x, y, z],
    profile.map(([up, r]) => [up / tall, r] as const),
    24,
  )
}

/** Holds what has no room for a post on the base: an arm from the post of a gate. */
function addArm(builder: MeshBuilder, from: Spot, under: number, to: Spot): void {
  const at: Point = [from.x, from.y - under, from.z]
  ball(builder, at, 0.12)
  addTurned(builder, at, [to.x, to.y - 0.12, to.z], ROD(0.055))
}

/** The table that the records lie on, on three arms of the base. */
function addTable(builder: MeshBuilder): void {
  const y = BASE - 0.1
  for (let k = 0; k < 3; k += 1) {
    // None in front.
    const angle = (k / 3) * TAU + 1.8
    rod(builder, [Math.cos(angle) * 2.4, y, Math.sin(angle) * 2.4], [0, y, 0], 0.06)
  }
  addTurned(
    builder,
    [0, y - 0.1, 0],
    [0, FOOT, 0],
    TABLE.map(([t, r]) => [t, r * 2] as const),
    64,
  )
}

/** The way with its lane and its siding, the review's table, and the rods of the records. */
export const track: Solid = (builder) => {
  addTrack(builder, LARGE, -0.24, 4.17, 240)
  addTrack(builder, SMALL, 2.1, 3.92, 96)
  addTrack(builder, MATCH, 1, 2, 48)
  const dock = spotOf(MATCH, SCORE)
  addTurned(builder, [dock.x, dock.y - 0.14, dock.z], [dock.x, dock.y, dock.z], TABLE, 64)
  addRods(builder)
}

/** What carries it: posts, their arms, and the table of the records. */
export const stand: Solid = (builder) => {
  for (let s = 0; s < STATIONS; s += 1) {
    const spot = spotOf(LARGE, s)
    addPost(builder, { ...spot, y: spot.y + COIN - HOOP - 0.04 })
  }
  addArm(builder, spotOf(LARGE, APPROVAL), 0.5, spotOf(SMALL, APPROVAL))
  addArm(builder, spotOf(LARGE, SCREENING), 1.3, spotOf(MATCH, SCORE))
  addTable(builder)
}

/** A key in its lock: upwards along y, its bow across z. */
export const key: Solid = (builder) => {
  const barrel = [
    [0, 0.17],
    [0.8, 0.17],
    [1, 0.12],
    [1, 0],
  ] as const
  addTurned(builder, [0, -0.05, 0], [0, 0.16, 0], barrel, 24)
  addTurned(builder, [0, 0.1, 0], [0, 0.3, 0], ROD(0.06), 16)
  const bow = [
    [0, 0.1],
    [0, 0.19],
    [1, 0.19],
    [1, 0.1],
    [0, 0.1],
  ] as const
  addTurned(builder, [0, 0.45, -0.06], [0, 0.45, 0.06], bow, 40)
}

export const coin = milledCoin(COIN, 0.095, 80)

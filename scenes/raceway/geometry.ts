import { TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, addTurned, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { milledCoin } from '#scenes/instrument/rim.ts'
import { addRods } from './records.ts'
import { APPROVAL, BASE, LARGE, MATCH, SCORE, SMALL, spotOf, STATIONS } from './way.ts'

/** Radii of a coin, of a gate's hoop and of the ring that turns in it, units. */
export const COIN = 0.6
export const HOOP = 0.82
export const LEAF = 0.7
/** Height of the light, units. */
export const LIGHT = 0.5
/** The floor with its two lips, across and up from its middle. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0.26, 0.13],
  [0.26, -0.12],
  [-0.26, -0.12],
  [-0.26, 0.13],
  [-0.21, 0.13],
  [-0.17, 0],
  [0.17, 0],
  [0.21, 0.13],
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

/** Smooth along the way: mirrors would show every step of a flat one. */
function addTrack(builder: MeshBuilder, way: number, from: number, to: number, steps: number): void {
  const sections = Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y, z, across } = spotOf(way, from + ((to - from) * i) / steps)
    const [c, s] = [Math.cos(across), Math.sin(across)]
    return {
      at: ([u, v]: readonly [number, number]): Point => [x + c * u, y + v, z + s * u],
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

/** The light's column on three arms of the ring. */
function addColumn(builder: MeshBuilder): void {
  for (let k = 0; k < 3; k += 1) {
    const angle = (k / 3) * TAU + 0.9
    const foot: Point = [Math.cos(angle) * 2.4, BASE - 0.1, Math.sin(angle) * 2.4]
    addTurned(builder, foot, [0, BASE - 0.1, 0], ROD(0.09))
  }
  addTurned(builder, [0, BASE - 0.22, 0], [0, LIGHT - 0.92, 0], ROD(0.11))
}

/** The review's table: [share of its thickness, radius]. */
const TABLE = [
  [0, 0],
  [0, 0.6],
  [0.3, 0.66],
  [0.9, 0.66],
  [1, 0.63],
  [0.8, 0.56],
  [0.8, 0],
] as const
/** The way with its lane and its siding, the review's table, and the rods of the records. */
export const track: Solid = (builder) => {
  addTrack(builder, LARGE, -0.24, 4.17, 240)
  addTrack(builder, SMALL, 2.1, 3.92, 96)
  addTrack(builder, MATCH, 1.06, 2, 24)
  const dock = spotOf(MATCH, SCORE)
  addTurned(builder, [dock.x, dock.y - 0.14, dock.z], [dock.x, dock.y, dock.z], TABLE, 64)
  addRods(builder)
}

/** What carries it: posts, and the light's column. */
export const stand: Solid = (builder) => {
  for (let s = 0; s < STATIONS; s += 1) {
    const { x, y, z } = spotOf(LARGE, s)
    addTurned(builder, [x, BASE, z], [x, y + COIN - HOOP - 0.04, z], ROD(0.085))
  }
  const lane = spotOf(SMALL, APPROVAL)
  addTurned(builder, [lane.x * 1.56, BASE, lane.z * 1.56], [lane.x, lane.y - 0.12, lane.z], ROD(0.07))
  const dock = spotOf(MATCH, SCORE)
  addTurned(builder, [dock.x * 0.82, BASE, dock.z * 0.82], [dock.x, dock.y - 0.12, dock.z], ROD(0.075))
  addColumn(builder)
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

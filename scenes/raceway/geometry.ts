import { TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, addTurned, milledCoin, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { addStack } from './records.ts'
import { APPROVAL, BASE, LARGE, MATCH, SCORE, SMALL, spotOf, STATIONS } from './way.ts'

/** Radii of a coin and of a gate's hoop, units. */
export const COIN = 0.6
export const HOOP = 0.82
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

function addTrack(builder: MeshBuilder, way: number, from: number, to: number, steps: number): void {
  const section = (i: number, size = 1): Point[] => {
    const { x, y, z, across } = spotOf(way, from + ((to - from) * i) / steps)
    const [c, s] = [Math.cos(across), Math.sin(across)]
    return PROFILE.map(([u, v]) => [x + c * u * size, y + v * size, z + s * u * size])
  }
  const rings = Array.from({ length: steps + 1 }, (_, i) => section(i))
  const closed = [section(0, 0), ...rings, section(steps, 0)]
  closed.slice(1).forEach((ring, i) => addStrip(builder, closed[i] ?? ring, ring, 1, true))
}

/** The light's column on three arms of the ring. */
function addColumn(builder: MeshBuilder): void {
  for (let k = 0; k < 3; k += 1) {
    const angle = (k / 3) * TAU + 0.9
    const foot: Point = [Math.cos(angle) * 2.4, BASE - 0.1, Math.sin(angle) * 2.4]
    addTurned(builder, foot, [0, BASE - 0.1, 0], ROD(0.09))
  }
  addTurned(builder, [0, BASE - 0.22, 0], [0, LIGHT - 0.76, 0], ROD(0.11))
}

/** The review's table, and a coin in its way across the axis: [share of its thickness, radius]. */
const TABLE = [
  [0, 0],
  [0, 0.6],
  [0.3, 0.66],
  [0.9, 0.66],
  [1, 0.63],
  [0.8, 0.56],
  [0.8, 0],
] as const
const FACES = [
  [0.16, 0],
  [0.16, COIN * 0.84],
  [0, COIN * 0.86],
  [0, COIN * 0.97],
  [0.2, COIN],
  [0.8, COIN],
  [1, COIN * 0.97],
  [1, COIN * 0.86],
  [0.84, COIN * 0.84],
  [0.84, 0],
] as const

/** All that stands still: the way with its lane and its siding on their posts, the review's table, the records, the column. */
export const frame: Solid = (builder) => {
  addTrack(builder, LARGE, -0.52, 4.17, 240)
  addTrack(builder, SMALL, 2.1, 3.92, 96)
  addTrack(builder, MATCH, 1.06, 2, 24)
  for (let s = 0; s < STATIONS; s += 1) {
    const { x, y, z } = spotOf(LARGE, s)
    addTurned(builder, [x, BASE, z], [x, y + COIN - HOOP - 0.04, z], ROD(0.085))
  }
  const lane = spotOf(SMALL, APPROVAL)
  addTurned(builder, [lane.x * 1.56, BASE, lane.z * 1.56], [lane.x, lane.y - 0.12, lane.z], ROD(0.07))
  const dock = spotOf(MATCH, SCORE)
  addTurned(builder, [dock.x * 0.82, BASE, dock.z * 0.82], [dock.x, dock.y - 0.12, dock.z], ROD(0.075))
  addTurned(builder, [dock.x, dock.y - 0.14, dock.z], [dock.x, dock.y, dock.z], TABLE, 64)
  // The next payment waits before the first gate.
  const next = spotOf(LARGE, -0.33)
  const [c, d] = [Math.cos(next.across) * 0.095, Math.sin(next.across) * 0.095]
  const y = next.y + COIN
  addTurned(builder, [next.x - c, y, next.z - d], [next.x + c, y, next.z + d], FACES, 80)
  addStack(builder)
  addColumn(builder)
}

const BAR = [
  [0, 0.034],
  [1, 0.034],
  [1, 0],
] as const

/** A gate's grille, hung from the local origin: x down, y across the way, z along it. */
export const grille: Solid = (builder) => {
  addTurned(builder, [0, -0.42, 0], [0, 0.42, 0], ROD(0.055))
  for (const y of [-0.3, -0.1, 0.1, 0.3]) {
    const length = Math.sqrt(0.68 ** 2 - y ** 2) + 0.56
    addTurned(builder, [0, y, 0], [length, y, 0], BAR, 12)
  }
  for (const x of [0.42, 0.82]) addTurned(builder, [x, -0.36, 0], [x, 0.36, 0], BAR, 12)
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
  addTurned(builder, [0, 0.1, 0], [0, 0.48, 0], ROD(0.06), 16)
  const bow = [
    [0, 0.15],
    [0, 0.27],
    [1, 0.27],
    [1, 0.15],
    [0, 0.15],
  ] as const
  addTurned(builder, [0, 0.7, -0.06], [0, 0.7, 0.06], bow, 40)
}

export const coin = milledCoin(COIN, 0.095, 80)

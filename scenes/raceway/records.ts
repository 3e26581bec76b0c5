import { DEGREE } from '#scenes/instrument/ease.ts'
import { ROD, addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addSheet } from '#scenes/instrument/sheet.ts'
import { ball } from '#scenes/instrument/solids.ts'
import { BASE } from './way.ts'

/** The records: how many are kept, the height that each takes, and how far the newest falls. */
const KEPT = 10
const PITCH = 0.116
export const FALL = 1
/** They lie in the middle, under the light; the newest comes to lie on top. Turned so that they are seen from a corner. */
const TURNED = -22 * DEGREE
export const FOOT = BASE + 0.08
export const NEWEST: Point = [0, FOOT + (KEPT + 0.5) * PITCH, 0]

const addRecord = (builder: MeshBuilder, at: Point, turn = 0) =>
  addSheet(builder, at, { long: 0.68, broad: 0.44, half: 0.042, turn: TURNED + turn })

/** All records that have been kept, and the two rods that none comes off. */
export const stack: Solid = (builder) => {
  for (let i = 0; i < KEPT; i += 1)
    addRecord(builder, [0, FOOT + (i + 0.5) * PITCH, 0], Math.sin(i * 2.4) * 0.03)
}

export function addRods(builder: MeshBuilder): void {
  const top = NEWEST[1] + FALL + 0.12
  for (const side of [-0.46, 0.46]) {
    const [x, z] = [Math.cos(TURNED) * side, Math.sin(TURNED) * side]
    addTurned(builder, [x, BASE - 0.05, z], [x, top, z], ROD(0.045))
    ball(builder, [x, top + 0.05, z], 0.1)
  }
}

export const newest: Solid = (builder) => {
  addRecord(builder, [0, 0, 0])
  // Its entry: three lines in relief.
  for (const v of [-0.2, 0, 0.2]) {
    const at = (u: number): Point => [
      Math.cos(TURNED) * u - Math.sin(TURNED) * v,
      0.046,
      Math.sin(TURNED) * u + Math.cos(TURNED) * v,
    ]
    addTurned(builder, at(-0.28), at(0.28), ROD(0.02), 8)
  }
}

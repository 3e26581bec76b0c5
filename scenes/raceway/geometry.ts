import { TorusGeometry } from 'three'
import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { milledCoin } from '#scenes/instrument/rim.ts'
import { ball, rod } from '#scenes/instrument/solids.ts'
import { addRods, FOOT } from './records.ts'
import { addTrack } from './track.ts'
import {
  APPROVAL,
  BASE,
  LARGE,
  MATCH,
  SCORE,
  SCREENING,
  SIDING,
  SMALL,
  type Spot,
  spotOf,
  STATIONS,
} from './way.ts'

/** Radii of a coin, of a gate's hoop and of the bail that is hung in it, units. */
export const COIN = 0.6
export const HOOP = 0.82
export const BAIL = 0.7
/** Height of the light, units. */
export const LIGHT = 1.15
/** The table of the records: [share of its thickness, radius]. */
const TABLE = [
  [0, 0],
  [0, 0.76],
  [0.3, 0.88],
  [0.9, 0.88],
  [1, 0.84],
  [0.8, 0.74],
  [0.8, 0],
] as const

/** The buffer of the siding: how far behind the resting coin's middle it is, how high, and how thick its bar, units. */
export const BUFFER = { behind: 0.56, up: 0.26, bar: 0.06 }

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
  addTurned(builder, [0, y - 0.1, 0], [0, FOOT, 0], TABLE, 64)
}

/** What a held payment comes to rest against: a bar between two posts on the lips of the siding. */
function addBuffer(builder: MeshBuilder): void {
  const { x, y, z, across } = spotOf(MATCH, SCORE + BUFFER.behind / SIDING)
  const at = (u: number, up: number): Point => [x + Math.cos(across) * u, y + up, z + Math.sin(across) * u]
  for (const side of [-0.2, 0.2]) {
    addTurned(builder, at(side, 0), at(side, BUFFER.up + 0.04), ROD(0.05))
    ball(builder, at(side, BUFFER.up + 0.08), 0.09)
  }
  rod(builder, at(-0.2, BUFFER.up), at(0.2, BUFFER.up), BUFFER.bar)
}

/** The way with its lane, its siding and that one's buffer, and the rods of the records. */
export const track: Solid = (builder) => {
  addTrack(builder, LARGE, -0.24, 4.17, 240)
  // From where its lips part from the way's to where they meet them again.
  addTrack(builder, SMALL, 2.085, 3.915, 112)
  addTrack(builder, MATCH, 1, SCORE + (BUFFER.behind + 0.14) / SIDING, 48)
  addBuffer(builder)
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

/** What bars a gate: a half ring about the upright −x, hinged at both ends on the inside of the hoop. */
export const bail: Solid = (builder) => {
  builder.add(new TorusGeometry(BAIL, 0.045, 12, 64, TAU / 2).rotateZ(90 * DEGREE))
  for (const side of [-BAIL, BAIL]) ball(builder, [0, side, 0], 0.085)
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
  addTurned(builder, [0, 0.1, 0], [0, 0.26, 0], ROD(0.06), 16)
  // Round: by night a flat face of it would mirror the dark.
  builder.add(new TorusGeometry(0.145, 0.055, 16, 40).translate(0, 0.45, 0))
}

export const coin = milledCoin(COIN, 0.095, 80)

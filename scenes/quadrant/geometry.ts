import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball } from '#scenes/instrument/solids.ts'
import { PIVOT, RADIUS, SPAN } from './limb.ts'

/** What the limb has beyond its first and its last day, degrees. */
const ENDS = 1
const gap = 360 - SPAN - 2 * ENDS
/** Radius of the ring round the light. */
export const HUB = 1.12
/** How broad the limb is, units. */
export const DEPTH = 0.56
const BRACE = 3

export const limb: BandSpec = {
  radius: RADIUS,
  axial: 0.16,
  depth: DEPTH,
  rim: 0.06,
  groove: 0.02,
  gap,
  dish: 0.07,
}
export const brace: BandSpec = { radius: BRACE, axial: 0.12, depth: 0.14, rim: 0.03, groove: 0.01, gap }

const on = (degrees: number, radius: number, z = 0): Point => [
  Math.sin(degrees * DEGREE) * radius,
  PIVOT - Math.cos(degrees * DEGREE) * radius,
  z,
]

function addSpoke(builder: MeshBuilder, degrees: number): void {
  addTurned(builder, on(degrees, HUB), on(degrees, RADIUS - 0.27), ROD(0.075), 18)
  ball(builder, on(degrees, BRACE), 0.13)
}

/** From the ring round the light to the limb. */
export const spokes: Solid = (builder) => {
  for (const degrees of [-1, -0.14, 0.42, 1]) addSpoke(builder, degrees * (SPAN / 2))
}

/** How far the arm is in front of the hub's middle, over the spokes, and of the limb's: near it, or from aside it shows another day. */
const ARM = { from: 0.26, to: 0.13 }

/** From a pin through the ring round the light to the limb's marks, in front of the spokes. */
export const arm: Solid = (builder) => {
  const pin = [
    [0, 0],
    [0, 0.06],
    [0.1, 0.09],
    [1, 0.09],
  ] as const
  addTurned(builder, [0, -HUB, -0.2], [0, -HUB, ARM.from], pin, 20)
  ball(builder, [0, -HUB, ARM.from], 0.2, 28)
  const profile = [
    [0, 0.14],
    [0.06, 0.14],
    [0.09, 0.11],
    [0.64, 0.09],
    [0.66, 0.17],
    [0.72, 0.17],
    [0.74, 0.08],
    [0.99, 0.03],
    [1, 0],
  ] as const
  addTurned(builder, [0, -HUB, ARM.from], [0, 0.05 - RADIUS - DEPTH / 2, ARM.to], profile, 24)
}

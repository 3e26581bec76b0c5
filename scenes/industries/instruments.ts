import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { addTurned, type Point, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball, rod } from '#scenes/instrument/solids.ts'
import { addFoot, addHoop } from './turned.ts'

/** Each stands on its foot at the origin and is about as high as this, units. */
export const HEIGHT = 2.3
/** Half of what each takes of the way along its ring or rail, units. */
export const HALF_WIDTH = 1.1

/** Where the coin stands in its gate, units. */
const GATE = 1.28

/** Fintech: a coin in a gate with two keys (scenes/raceway). */
export const gate: Solid = (builder) => {
  addFoot(builder, GATE - 0.8)
  addHoop(builder, GATE, 0.86, 0.72, 0.12)
  addHoop(builder, GATE, 0.62, 0.5, 0.06)
  addHoop(builder, GATE, 0.46, 0, 0.09)
  addHoop(builder, GATE, 0.3, 0.24, 0.12)
  for (const side of [-1, 1]) {
    const [u, v] = [Math.sin(side * 47 * DEGREE), Math.cos(47 * DEGREE)]
    const at = (r: number, z = 0): Point => [u * r, GATE + v * r, z]
    addTurned(
      builder,
      at(0.84),
      at(0.98),
      [
        [0, 0.11],
        [0.8, 0.11],
        [1, 0.08],
        [1, 0],
      ],
      20,
    )
    rod(builder, at(0.96), at(1.12), 0.04)
    addTurned(
      builder,
      at(1.2, -0.05),
      at(1.2, 0.05),
      [
        [0, 0.06],
        [0, 0.13],
        [1, 0.13],
        [1, 0.06],
        [0, 0.06],
      ],
      28,
    )
  }
}

/** The pivot of the quadrant, the radius of its limb, units, and how far this reaches to each side, degrees. */
export const PIVOT = 2.02
export const LIMB = 1.5
export const SPAN = 44

/** The limb, with its days. */
export const limb: BandSpec = {
  radius: LIMB,
  axial: 0.12,
  depth: 0.26,
  rim: 0.03,
  groove: 0.012,
  gap: 360 - 2 * SPAN,
  dish: 0.03,
}
/** Where the arm points, degrees from straight down. */
export const DUE = 18
/** Where the deadlines are: that one, one gone by and one to come, degrees. */
export const DEADLINES = [DUE, 10 - SPAN, SPAN - 8] as const

/** Legal: an arm over a limb of days (scenes/quadrant). */
export const quadrant: Solid = (builder) => {
  addFoot(builder, PIVOT - LIMB - 0.1)
  addHoop(builder, PIVOT, 0.36, 0.28, 0.1)
  const on = (degrees: number, r: number, z = 0): Point => [
    Math.sin(degrees * DEGREE) * r,
    PIVOT - Math.cos(degrees * DEGREE) * r,
    z,
  ]
  for (const degrees of [-SPAN + 1, -14, SPAN - 1])
    rod(builder, on(degrees, 0.34), on(degrees, LIMB - 0.1), 0.035)
  // On its ring the arm has a pivot, and each deadline a pin at the limb.
  ball(builder, on(DUE, 0.36, 0.08), 0.11, 16)
  for (const degrees of DEADLINES) rod(builder, on(degrees, LIMB + 0.1), on(degrees, LIMB + 0.2), 0.03, 8)
  addTurned(
    builder,
    on(DUE, 0.34, 0.1),
    on(DUE, LIMB + 0.1, 0.1),
    [
      [0, 0.08],
      [0.5, 0.06],
      [1, 0.02],
      [1, 0],
    ],
    16,
  )
}

/** The rods of the abacus, from the top one down, units, and how far its posts are from the middle. */
export const RODS = [1.84, 1.48, 1.12, 0.76] as const
export const POST = 0.98
const [TOP, LOW] = [2.16, 0.44]

/** Small business: an abacus (scenes/abacus). */
export const abacus: Solid = (builder) => {
  addFoot(builder, LOW)
  for (const side of [-1, 1]) {
    const post = [
      [0, 0],
      [0, 0.1],
      [0.06, 0.13],
      [0.1, 0.07],
      [0.9, 0.07],
      [0.94, 0.13],
      [1, 0.1],
      [1, 0],
    ] as const
    addTurned(builder, [side * POST, LOW - 0.16, 0], [side * POST, TOP + 0.16, 0], post, 20)
    for (const y of [LOW - 0.2, TOP + 0.2]) ball(builder, [side * POST, y, 0], 0.09, 14)
    for (const y of [LOW, TOP]) addTurned(builder, [0, y, 0], [side * POST, y, 0], ROD(0.06), 16)
  }
  for (const y of RODS) rod(builder, [-POST, y, 0], [POST, y, 0], 0.025, 8)
}

import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addStrip, addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import { lathe, rod } from '#scenes/instrument/solids.ts'

/** Along +x, from the hub to the numerals, with a weight behind: so far that the tail is seen between the core and it. */
export const hand: Solid = (builder) =>
  addTurned(
    builder,
    [-1.6, 0.2, 0],
    [2.94, 0.2, 0],
    [
      [0, 0],
      [0.01, 0.13],
      [0.05, 0.15],
      [0.085, 0.095],
      [0.34, 0.085],
      [0.357, 0.2],
      [0.4, 0.2],
      [0.416, 0.1],
      [0.88, 0.07],
      [0.9, 0.15],
      [0.93, 0.11],
      [1, 0],
    ],
  )

/** Behind the wheel from side to side of the dial, with the wheel's axle in its middle. Its bosses tell it from a spoke. */
export const bridge: Solid = (builder) => {
  const y = -0.3
  addTurned(
    builder,
    [-3.2, y, 0],
    [3.2, y, 0],
    [
      [0, 0.055],
      [0.06, 0.055],
      [0.066, 0.13],
      [0.084, 0.13],
      [0.09, 0.055],
      [0.91, 0.055],
      [0.916, 0.13],
      [0.934, 0.13],
      [0.94, 0.055],
      [1, 0.055],
    ],
    16,
  )
  for (const side of [-1, 1]) rod(builder, [side * 3.14, y - 0.1, 0], [side * 3.14, 0, 0], 0.12)
  rod(builder, [0, y - 0.12, 0], [0, 0, 0], 0.16)
}

/** Where noon and midnight have their signs, beneath the hand: the numerals go round twice. Units. */
const SIGN = { from: 2.42, y: -0.06, half: 0.045 } as const

/**
 * The arm of a sign: from within the dial's rim at this side, 1 for midnight, to this distance from the sign's middle. Its
 * foot shows where it ends: the wall that it stands on is dark by night.
 */
const arm = (builder: MeshBuilder, side: -1 | 1, end: number): void =>
  addTurned(
    builder,
    [0, SIGN.y, 2.9 * side],
    [0, SIGN.y, (SIGN.from + end) * side],
    [
      [0, 0.06],
      [0.27, 0.06],
      [0.38, 0.03],
      [1, 0.03],
    ],
  )

/** At noon: a domed disc with a dozen rays, one of which is lost in the arm. */
export const sun: Solid = (builder) => {
  arm(builder, -1, 0.1)
  const middle: Point = [0, SIGN.y, -SIGN.from]
  const dome = Array.from({ length: 7 }, (_, i): [number, number] => {
    const angle = ((6 - i) / 6) * 34 * DEGREE
    return [0.36 * Math.sin(angle), 0.36 * (Math.cos(angle) - Math.cos(34 * DEGREE))]
  })
  lathe(builder, [[0, -SIGN.half], [0.2, -SIGN.half], ...dome], 40, middle)
  for (let i = 0; i < 12; i += 1) {
    const [c, s] = [Math.cos((i / 12) * TAU), Math.sin((i / 12) * TAU)]
    const at = (r: number): Point => [c * r, SIGN.y, s * r - SIGN.from]
    addTurned(
      builder,
      at(0.18),
      at(i % 3 ? 0.3 : 0.38),
      [
        [0, 0.045],
        [1, 0.012],
        [1, 0],
      ],
      8,
    )
  }
}

/** At midnight: a bevelled crescent, open to the upper right. */
export const moon: Solid = (builder) => {
  arm(builder, 1, 0.26)
  const steps = 40
  const section = (i: number): Point[] => {
    const share = (2 * i) / steps - 1
    const angle = (140 + 124 * share) * DEGREE
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const wide = 0.2 * Math.cos((share * TAU) / 4)
    const at = (r: number, y: number): Point => [c * r, SIGN.y + y, s * r + SIGN.from]
    return [
      at(0.32, -SIGN.half),
      at(0.32 - wide, -SIGN.half),
      at(0.32 - wide, SIGN.half / 2),
      at(0.32 - wide * 0.8, SIGN.half),
      at(0.32 - wide * 0.2, SIGN.half),
      at(0.32, SIGN.half / 2),
    ]
  }
  for (let i = 0; i < steps; i += 1) addStrip(builder, section(i), section(i + 1))
}

/** Screws hold the hoop about the dial: each goes through the hoop into the dial's edge, and has its head outside. */
export const screws: Solid = (builder) => {
  for (const angle of [45, 135, 225, 315]) {
    const [c, s] = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)]
    addTurned(
      builder,
      [c * 3.69, 0, s * 3.69],
      [c * 3.99, 0, s * 3.99],
      [
        [0, 0.07],
        [0.68, 0.07],
        [0.68, 0.12],
        [0.94, 0.12],
        [1, 0.09],
        [1, 0],
      ],
    )
  }
}

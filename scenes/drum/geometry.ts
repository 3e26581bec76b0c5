import { TorusGeometry } from 'three'
import { TAU } from '#scenes/instrument/ease.ts'
import { addStrip, addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball } from '#scenes/instrument/solids.ts'
import { angleOf, heightOf, marks, OUT, PITCH, RADIUS, ROWS, sizeOf } from './marks.ts'

/** A row: a ring on the drum, which is dark and seen between the rows, so that they can be counted. */
export const ROW = {
  radius: RADIUS - 0.12,
  axial: PITCH - 0.17,
  depth: 0.24,
  rim: 0.03,
  groove: 0.012,
} as const
export const DRUM_RADIUS = RADIUS - 0.08
/** How far out the middle of a mark is. */
export const SEAT = RADIUS + 0.1
/** Angle at which a mark is read, radians: at the left, towards the reader. */
export const PEN = 0.36 * TAU

/**
 * The reading ring: from the axis of the drum to its middle, its own radius and half of its thickness, units. It is as far out
 * as the largest mark on a row that stands out: as the drum turns, marks pass beneath it. It stands between that mark and the
 * reader: beside the pen's angle, and higher.
 */
export const RING = { at: SEAT * (1 + OUT) + 0.28, radius: 0.38, half: 0.045, beside: -0.16, above: 0.1 }
/** From its middle to the post that it slides on, beside what is read, and radius of the post's foot, units. */
export const ARM = 0.83
export const FOOT = 0.155
/** The base: broad enough that the foot of the post stands within its rim. */
export const BASE_BAND = {
  radius: 2.67,
  axial: 0.2,
  depth: 0.72,
  rim: 0.06,
  groove: 0.02,
  dish: 0.06,
} as const
/** From the base to above the drum. */
const POST = { foot: heightOf(ROWS) - 0.02, top: heightOf(-1.35) }

/** From the foot to the lid, in both of which it ends; little light reaches it between the rows. */
export const drum: Solid = (builder) => {
  const round = (y: number): Point[] =>
    Array.from({ length: 96 }, (_, i) => {
      const angle = (i / 96) * TAU
      return [Math.cos(angle) * DRUM_RADIUS, y, Math.sin(angle) * DRUM_RADIUS]
    })
  addStrip(builder, round(heightOf(ROWS - 0.28)), round(heightOf(-0.72)), { shade: 0.35, smooth: true })
}

/** Wall of the cup that a ball is seated in, units. */
export const CUP = 0.045

/** The cups on a row: its balls are as high as it is, or higher, and would hang on nothing. */
export const cups =
  (row: number): Solid =>
  (builder) => {
    for (const mark of marks) {
      if (mark.row !== row) continue
      const [c, s, r] = [Math.cos(angleOf(mark.day)), Math.sin(angleOf(mark.day)), sizeOf(mark.kind)]
      const outline = [
        [0, r],
        [0.5, r + CUP],
        [0.9, r + CUP],
        [1, r + CUP / 2],
        [1, r - CUP],
      ] as const
      addTurned(
        builder,
        [c * ROW.radius, 0, s * ROW.radius],
        [c * (SEAT - CUP), 0, s * (SEAT - CUP)],
        outline,
        32,
      )
    }
  }

/** A place beside the middle of the ring, along the drum's tangent, away from the reader. */
const beside = (along: number, y = 0): Point => [
  Math.cos(PEN) * RING.at - Math.sin(PEN) * along,
  y,
  Math.sin(PEN) * RING.at + Math.cos(PEN) * along,
]

export const post: Solid = (builder) => {
  const foot = [
    [0, 0],
    [0, FOOT],
    [0.016, FOOT],
    [0.022, 0.12],
    [0.035, 0.095],
    [0.05, 0.08],
    [0.97, 0.07],
    [0.975, 0.12],
    [1, 0.12],
    [1, 0],
  ] as const
  addTurned(builder, beside(ARM, POST.foot), beside(ARM, POST.top), foot, 24)
  ball(builder, beside(ARM, POST.top + 0.1), 0.15)
}

/** A ring about the mark that is read, on a sleeve that slides up and down the post. */
export const pen: Solid = (builder) => {
  const { radius, half, above } = RING
  builder.add(
    new TorusGeometry(radius, half, 12, 48).rotateY(TAU / 4 - PEN).translate(...beside(RING.beside, above)),
  )
  const neck = [
    [0, half],
    [0.2, 0.05],
    [1, 0.06],
  ] as const
  addTurned(builder, beside(RING.beside + radius, above), beside(ARM, above), neck)
  const sleeve = [
    [0, 0.08],
    [0, 0.16],
    [0.12, 0.19],
    [0.2, 0.15],
    [0.8, 0.15],
    [0.88, 0.19],
    [1, 0.16],
    [1, 0.08],
  ] as const
  addTurned(builder, beside(ARM, -0.26), beside(ARM, 0.26), sleeve, 24)
}

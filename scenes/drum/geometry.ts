import { TAU } from '#scenes/instrument/ease.ts'
import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball } from '#scenes/instrument/solids.ts'
import { OUT, RADIUS } from './marks.ts'

/** Thickness of a row, units. */
export const WALL = 0.1
/** How far the post of the pen is from the axis, and half of its height, units. */
const POST = { at: RADIUS * (1 + OUT) + 0.5, half: 2.62 }
/** Angle at which the pen touches the drum, radians: at the left, towards the reader. */
export const PEN = 0.36 * TAU

const at = (r: number, y = 0) => [Math.cos(PEN) * r, y, Math.sin(PEN) * r] as const

export const post: Solid = (builder) => {
  addTurned(builder, at(POST.at, -POST.half), at(POST.at, POST.half), ROD(0.1), 20)
  ball(builder, at(POST.at, POST.half + 0.12), 0.18)
}

/** From the post to the drum. */
export const pen: Solid = (builder) => {
  ball(builder, at(POST.at), 0.22)
  addTurned(builder, at(POST.at), at((RADIUS + WALL) * (1 + OUT)), [
    [0, 0.1],
    [0.45, 0.08],
    [0.55, 0.13],
    [0.62, 0.13],
    [0.68, 0.06],
    [1, 0],
  ])
}

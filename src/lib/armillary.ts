import { DEGREE } from './numbers.ts'

/*
 * A chart of circles about one hub, each in a plane of its own. The canvas and the light picture both draw from here.
 * Offsets are from the hub in any one unit, +y down.
 */

/** How an orbit lies: turn of its longer axis in degrees, clockwise, and its shorter axis as a share of that. */
export interface OrbitLie {
  roll: number
  ratio: number
}

/** The longer half axis of the ellipse about the hub that lies so and passes through an offset. */
export function reachThrough(dx: number, dy: number, { roll, ratio }: OrbitLie): number {
  const c = Math.cos(roll * DEGREE)
  const s = Math.sin(roll * DEGREE)
  return Math.hypot(dx * c + dy * s, (dy * c - dx * s) / ratio)
}

/** How far a stream leaves the straight way to the hub, as a share of its length. */
export const SWIRL = 0.2

/** The control point of the stream from an offset to the hub: all of them turn in the same sense. */
export function inflow(dx: number, dy: number): readonly [number, number] {
  return [dx * 0.5 - dy * SWIRL, dy * 0.5 + dx * SWIRL]
}

/** How far a way between two bodies bows: its control point is their sum times this. */
export const BOW = 0.62

/** The control point of the way between two offsets: bowed away from the hub. */
export function outward(ax: number, ay: number, bx: number, by: number): readonly [number, number] {
  return [(ax + bx) * BOW, (ay + by) * BOW]
}

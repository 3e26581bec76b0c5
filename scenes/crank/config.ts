import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'

/* Units of the machine, whose column stands in y through the origin; angles anticlockwise from +x as seen from above. */

/** Pitch diameter of a wheel for each of its teeth. One module throughout: what meshes has teeth of one size. */
export const MODULE = 0.08
export const TOOTH = 1.8 * MODULE

/** The bevel wheels: one on the shaft of the crank, one at the foot of the arbor that it drives. */
export const BEVEL = { crank: 18, arbor: 24 } as const

/** A planet, and what drives it: a wheel on the arbor, and one on the planet's own tube around the column. */
export interface Driven {
  arbor: number
  tube: number
  /** Units: its orbit and its size. */
  orbit: number
  radius: number
  /** Degrees from the line of alignment at which its arm was set when the crank stood at 0. */
  set: number
  body: Body
}

/**
 * The innermost first. Both wheels of a pair have sixty teeth together, so that every pair fits between the same two
 * shafts. The arms were set so that one whole turn brings all six onto the line: eight turns bring back the beginning.
 */
export const PLANETS: readonly Driven[] = [
  { arbor: 40, tube: 20, orbit: 1.1, radius: 0.15, set: 180, body: { colour: 'copper', metal: 0.85, strata: 0 } },
  { arbor: 36, tube: 24, orbit: 1.6, radius: 0.19, set: 315, body: { colour: 'ivory', metal: 0, strata: 0.4 } },
  { arbor: 30, tube: 30, orbit: 2.12, radius: 0.22, set: 90, body: { colour: 'blue', metal: 0, strata: 0.5 } },
  { arbor: 24, tube: 36, orbit: 2.68, radius: 0.19, set: 180, body: { colour: 'violet', metal: 0, strata: 0.4 } },
  { arbor: 20, tube: 40, orbit: 3.26, radius: 0.32, set: 225, body: { colour: 'brass', metal: 1, strata: 0.3 } },
  { arbor: 15, tube: 45, orbit: 3.9, radius: 0.27, set: 270, body: { colour: 'ice', metal: 0, strata: 0.6 } },
]

/** The line on which the planets meet. */
export const LINE = 205 * DEGREE
/** Where the arbor stands, seen from the column, and where the shaft of the crank leads, seen from the arbor. */
export const ARBOR = { angle: -40 * DEGREE, shaft: -66 * DEGREE, reach: 2.05 } as const

/** Heights: the lowest pair and the way to the next, the lowest arm and the way to the next, planets, crank, base. */
export const HEIGHT = {
  pair: -2.05,
  pairs: 0.28,
  arm: -0.02,
  arms: 0.2,
  planets: 1.62,
  shaft: -3.05,
  base: -3.98,
} as const

export const WHEEL = {
  thickness: 0.13,
  bevel: 0.026,
  rim: 0.2,
  hub: 0.3,
  line: { inset: 0.05, width: 0.05, depth: 0.03 },
} as const
/** The plate of the base, with its engraved edge. */
export const BASE = { radius: 2.75, axial: 0.34, depth: 0.5, rim: 0.06, groove: 0.02 } as const
export const HANDLE = { radius: 1.22, length: 0.95 } as const

export const CORE = { radius: 0.5, reach: 3.1 }

/** How the machine stands in its picture, 10 units high. */
export const STAND = { x: -0.25, y: 1.3, scale: 0.98, lean: 25 * DEGREE, yaw: 0 } as const

/** Shares of the rest a second that the machine follows the hand by. */
export const RATE = 14

/** Degrees between the first and the last planet: within the first, the line is lit; from the second on it is dark. */
export const ALIGNED = { lit: 2, dark: 9 } as const

/** Gain on the panels. */
export const EXPOSURE = { day: 0.72, night: 0.98 }
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 83, count: 2200, inner: 1.2, outer: 5.2, spread: 3.2, size: 0.022 },
  medium: { seed: 83, count: 900, inner: 1.2, outer: 5.2, spread: 3.2, size: 0.028 },
  low: { seed: 83, count: 260, inner: 1.2, outer: 5.2, spread: 3.2, size: 0.034 },
}
export const SHADOW = { width: 0.5, blur: 0.5 }

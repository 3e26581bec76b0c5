import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'

/* Units of the machine, whose column stands in y through the origin; angles anticlockwise from +x as seen from above. */

/** Pitch diameter of a wheel for each of its teeth, one for all: what meshes has teeth of one size. Height of a tooth. */
export const MODULE = 0.08
export const TOOTH = 1.8 * MODULE

/** A planet where it stands: radius of its orbit and its own. */
interface Seat {
  orbit: number
  radius: number
  body: Body
}

/** In the order of the record (src/content/crank-train.ts), the innermost first. */
export const PLANETS: readonly Seat[] = [
  { orbit: 1.1, radius: 0.15, body: { colour: 'copper', metal: 0.85, strata: 0 } },
  { orbit: 1.6, radius: 0.19, body: { colour: 'ivory', metal: 0, strata: 0.4 } },
  { orbit: 2.12, radius: 0.22, body: { colour: 'blue', metal: 0, strata: 0.5 } },
  { orbit: 2.68, radius: 0.19, body: { colour: 'violet', metal: 0, strata: 0.4 } },
  { orbit: 3.26, radius: 0.32, body: { colour: 'brass', metal: 1, strata: 0.3 } },
  { orbit: 3.9, radius: 0.27, body: { colour: 'ice', metal: 0, strata: 0.6 } },
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
/** The engraved ring of the base. */
export const BASE = { radius: 2.75, axial: 0.34, depth: 0.5, rim: 0.06, groove: 0.02 } as const
export const MARKS = [
  { face: 'outer', marks: 360, numerals: 0, fine: 0.007 },
  { face: 'top', marks: 180, numerals: 24, fine: 0.007 },
] as const
/** Radius that the handle goes round on, and its length. */
export const HANDLE = { radius: 1.22, length: 0.95 } as const

export const CORE = { radius: 0.5, reach: 3.1 }
/** The light on the line: from the core to beyond the last planet, and half its width. */
export const BEAM = { from: 0.45, to: 4.6, half: 0.34 } as const

/** How the machine stands in its picture, 10 units high. */
export const STAND = { x: -0.25, y: 1.46, scale: 0.98, lean: 25 * DEGREE } as const
/** Degrees that the pointer tilts it by: the page's control stands over the crank. */
export const TILT = 1.2

/** Shares of the rest a second that the machine follows the hand by. */
export const RATE = 14

/** Degrees between the first and the last planet: within the first, the line is lit; from the second on it is dark. */
export const ALIGNED = { lit: 2, dark: 9 } as const

/** Shares of its way through the view between which it comes out of the dark: above it, the film has another instrument. */
export const ARRIVAL = { from: 0.2, to: 0.37 } as const

/** Gain on the panels. */
export const EXPOSURE = { day: 0.72, night: 0.98 }
/** Hairlines, with a trail behind each planet. */
export const ORBIT = { width: 1, dashes: 0, duty: 1, brightness: 0.35, trail: 1.1 } as const
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 83, count: 2200, inner: 1.2, outer: 5.2, spread: 3.2, size: 0.022 },
  medium: { seed: 83, count: 900, inner: 1.2, outer: 5.2, spread: 3.2, size: 0.028 },
  low: { seed: 83, count: 260, inner: 1.2, outer: 5.2, spread: 3.2, size: 0.034 },
}

import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'

/** Scene units (10 = height of the scene), degrees, seconds. */
export const CORE = { radius: 0.94, reach: 4.6 }

/**
 * Place of the core: so many units from the right edge that all orbits are in the view, at most at this share of the
 * width; and its share of the height from the top.
 */
export const PLACE = { right: 5.7, most: 0.7, y: 0.435 }
/** Its size in wide views: between the title and the right edge there is room for the orbits. */
export const LARGEST = 0.95

/**
 * The right edge of the title, from its styles (headline.css, the display size): the page's width and margin in px, the
 * longest line in em, the size as a share of the width and its limit in px. Left of it planets fade, over these units.
 */
export const TITLE = {
  page: 1440,
  margin: 40,
  line: 4.3,
  size: 0.078,
  most: 128,
  fade: [-0.5, -0.1],
} as const

/** A gimbal: each band turns on pins in the one around it. */
export const ECLIPTIC: BandSpec = {
  radius: 3.1,
  axial: 0.62,
  depth: 0.1,
  rim: 0.05,
  groove: 0.022,
}
export const MERIDIAN: BandSpec = {
  radius: 2.74,
  axial: 0.1,
  depth: 0.24,
  rim: 0.035,
  groove: 0.016,
  teeth: 320,
  pins: [
    { angle: 0, from: 2.85, to: 3.07, thickness: 0.028 },
    { angle: 180, from: 2.85, to: 3.07, thickness: 0.028 },
  ],
}
export const INNER: BandSpec = {
  radius: 2.02,
  axial: 0.26,
  depth: 0.07,
  rim: 0.03,
  groove: 0.014,
  pins: [
    { angle: 90, from: 2.05, to: 2.63, thickness: 0.024 },
    { angle: 270, from: 2.05, to: 2.63, thickness: 0.024 },
  ],
}
export const AXIS: BandSpec = {
  radius: 1.48,
  axial: 0.07,
  depth: 0.06,
  rim: 0.02,
  groove: 0.006,
  pins: [
    { angle: 0, from: 1.5, to: 1.99, thickness: 0.02 },
    { angle: 180, from: 1.5, to: 1.99, thickness: 0.02 },
    { angle: 90, from: 1.46, to: 0.93, thickness: 0.022 },
    { angle: 270, from: 1.46, to: 0.93, thickness: 0.022 },
  ],
}

export const ECLIPTIC_MARKS: readonly Graduation[] = [
  { face: 'outer', marks: 360, numerals: 24, fine: 0.0052 },
  { face: 'inner', marks: 180, numerals: 0, fine: 0.006 },
]
export const MERIDIAN_MARKS: readonly Graduation[] = [
  { face: 'top', marks: 240, numerals: 0, fine: 0.005 },
  { face: 'bottom', marks: 240, numerals: 0, fine: 0.005 },
]
export const INNER_MARKS: readonly Graduation[] = [{ face: 'outer', marks: 180, numerals: 0, fine: 0.0045 }]

export interface Planet extends Body {
  radius: number
  orbit: number
  /** Where it is at time 0, and how long a turn takes. Signs: + is anticlockwise from above. */
  start: number
  period: number
}

export const PLANETS: readonly Planet[] = [
  { colour: 'blue', metal: 0, strata: 0.5, radius: 0.27, orbit: 3.72, start: 176, period: 640 },
  { colour: 'copper', metal: 0.85, strata: 0.2, radius: 0.15, orbit: 4.9, start: 138, period: 860 },
  { colour: 'violet', metal: 0, strata: 0.55, radius: 0.29, orbit: 4.45, start: 347, period: 780 },
  { colour: 'ivory', metal: 0, strata: 0.7, radius: 0.21, orbit: 5.3, start: 36, period: 960 },
  { colour: 'brass', metal: 1, strata: 0, radius: 0.3, orbit: 5.7, start: 204, period: 1080 },
  { colour: 'ice', metal: 0, strata: 0.6, radius: 0.17, orbit: 6.15, start: 321, period: 1240 },
]

/** Moons: the planet they belong to, distance, radius, seconds a turn. */
export const MOONS = [
  { of: 0, distance: 0.46, radius: 0.045, period: 16 },
  { of: 3, distance: 0.38, radius: 0.05, period: 19 },
  { of: 4, distance: 0.52, radius: 0.055, period: 24 },
] as const

export const BODIES: readonly Body[] = [
  ...PLANETS,
  { colour: 'ice', metal: 0, strata: 0.3 },
  { colour: 'copper', metal: 0.9, strata: 0 },
  { colour: 'ivory', metal: 0, strata: 0.4 },
]

/** The planet with the gold ring. */
export const RINGED = 2
export const RING: BandSpec = {
  radius: 0.52,
  axial: 0.012,
  depth: 0.07,
  rim: 0.02,
  groove: 0.004,
}

export const ORBITS: readonly OrbitSpec[] = PLANETS.map((planet, i) => ({
  radius: planet.orbit,
  width: 1.1,
  dashes: i % 2 === 1 ? 150 : 0,
  duty: 0.5,
  brightness: i % 2 === 1 ? 0.34 : 0.3,
  trail: i % 2 === 1 ? 0 : 7,
}))

const LANES = [3.9, 4.45, 5.1, 5.7, 6.5, 7.6]
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 7, count: 42_000, inner: 3.6, outer: 11, spread: 2.6, size: 0.026, lanes: LANES },
  medium: { seed: 7, count: 8000, inner: 3.6, outer: 11, spread: 2.6, size: 0.032, lanes: LANES },
  low: { seed: 7, count: 1500, inner: 3.4, outer: 11, spread: 3, size: 0.04, lanes: LANES },
}

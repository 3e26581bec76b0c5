import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { PlanetColour } from '#src/content/planets.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'

/** Scene units (10 = height of the scene), degrees, seconds. */
export const CORE = { radius: 0.5, reach: 3 }

/** Place of the centre, as a share of the half width right of the middle, and height. */
export const PLACE = { x: 0.5, y: 0.1 }
/** Narrower than this (width over height) it stands above the words. */
export const NARROW = { aspect: 1.1, y: 2.5, scale: 0.5 }

/** A counting wheel: toothed, engraved on its faces, with a gimballed ring inside. */
export const WHEEL: BandSpec = {
  radius: 2.85,
  axial: 0.12,
  depth: 0.34,
  rim: 0.04,
  groove: 0.02,
  teeth: 240,
}
export const WHEEL_MARKS: readonly Graduation[] = [
  { face: 'top', marks: 240, numerals: 24, fine: 0.005 },
  { face: 'bottom', marks: 240, numerals: 0, fine: 0.005 },
]
export const RING: BandSpec = {
  radius: 1.85,
  axial: 0.3,
  depth: 0.07,
  rim: 0.03,
  groove: 0.014,
  pins: [
    { angle: 0, from: 1.88, to: 2.5, thickness: 0.024 },
    { angle: 180, from: 1.88, to: 2.5, thickness: 0.024 },
  ],
}
export const RING_MARKS: readonly Graduation[] = [{ face: 'outer', marks: 180, numerals: 12, fine: 0.0045 }]

/** The tokens: equal, evenly spaced, in turn of three metals. */
export const TOKENS = { count: 12, orbit: 3.62, radius: 0.17 }
const METALS: readonly { colour: PlanetColour; metal: number }[] = [
  { colour: 'brass', metal: 1 },
  { colour: 'ivory', metal: 0 },
  { colour: 'copper', metal: 0.9 },
]
export const BODIES: readonly Body[] = Array.from({ length: TOKENS.count / METALS.length }, () =>
  METALS.map((metal) => ({ ...metal, strata: 0.2 })),
).flat()

export const ORBITS: readonly OrbitSpec[] = [
  { radius: TOKENS.orbit, width: 1.1, dashes: 0, duty: 1, brightness: 0.34, trail: 0 },
  { radius: 4.25, width: 1, dashes: 160, duty: 0.5, brightness: 0.3, trail: 6 },
]

const LANES = [3.3, 4.25, 5.2, 6.4]
/** None on low: with the coins in view they would exceed the limit of draws. */
export const DUST: Record<Exclude<Tier, 'low'>, DustSpec> = {
  high: { seed: 31, count: 26_000, inner: 3, outer: 9, spread: 2.6, size: 0.024, lanes: LANES },
  medium: { seed: 31, count: 6000, inner: 3, outer: 9, spread: 2.6, size: 0.03, lanes: LANES },
}

import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'

/* Units of the picture (its height is 10), degrees, seconds. The engine is scaled to its place. */

/** Percent of all leads that one thread stands for. */
export const PERCENT = 5
/** From one thread to the next, where they start and where they meet the core; half the width of each, and what is left of it there. */
export const THREAD = { apart: 0.2, together: 0.062, width: 0.055, thin: 0.42 }
/** Along each thread. */
export const SEGMENTS: Record<Tier, number> = { high: 96, medium: 64, low: 40 }

/** Radius of the engine: a share of the picture's width, at most so much; and its distance from the edge, in radii. */
export const ENGINE = { share: 0.4, radius: 4.4, edge: 0.13 }
/** The engine is turned so that its mouth is open to the threads, degrees. */
export const MOUTH = -38
export const CORE = { radius: 1.3, reach: 5 }

/** The rim faces the reader; two rings turn in it. */
export const RIM: BandSpec = {
  radius: 4.2,
  axial: 0.5,
  depth: 0.3,
  rim: 0.06,
  groove: 0.018,
}
export const RIM_MARKS: readonly Graduation[] = [
  { face: 'top', marks: 240, numerals: 24, fine: 0.0058 },
  { face: 'outer', marks: 180, numerals: 0, fine: 0.005 },
]
export const MIDDLE: BandSpec = {
  radius: 3.1,
  axial: 0.44,
  depth: 0.12,
  rim: 0.035,
  groove: 0.016,
}
export const MIDDLE_MARKS: readonly Graduation[] = [{ face: 'outer', marks: 180, numerals: 12, fine: 0.0055 }]
export const INNER: BandSpec = {
  radius: 2.25,
  axial: 0.16,
  depth: 0.16,
  rim: 0.028,
  groove: 0.01,
}
export const DUST: DustSpec = { seed: 211, count: 320, inner: 1.8, outer: 7, spread: 2, size: 0.03 }
/** Threads of the sources that are not looked at keep this share of their light; share of the way a second. */
export const DIM = 0.16
export const RATE = 7

import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { BrassFinish } from '#scenes/instrument/brass-material.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'

/* Scene units, degrees and seconds. Ring 0 is the innermost; y is the axis of the vault and points to the reader. */

export const GATES = 6
/** The rings stand on a cone: what flies along its side passes every gap at the same angle. */
const FIRST = { radius: 1.02, y: -3.3 }
const STEP = { radius: 0.43, y: 1.24 }
export const radiusOf = (ring: number) => FIRST.radius + ring * STEP.radius
export const heightOf = (ring: number) => FIRST.y + ring * STEP.y

/** Width of the gaps, and how far beside its middle an event may fly. */
export const GAP = 0.78
export const STRAY = 0.17

/** Degrees that a gap of this width takes of a ring. */
export const gapOf = (ring: number, width = GAP) => (2 * Math.asin(width / 2 / radiusOf(ring))) / DEGREE
/** The turn that brings the rotor's metal over the gap. */
export const shutTurn = (ring: number) => gapOf(ring) * 1.55 * DEGREE

/** Flat, a face would mirror one panel over its whole width, and be butter. */
export const DISH = 0.62

/** The engraved and toothed frame of a gate, with the gap; the rotor behind it, which turns to shut it. */
export const frameOf = (ring: number): BandSpec => ({
  radius: radiusOf(ring),
  axial: 0.26,
  depth: 0.36 + 0.02 * ring,
  rim: 0.036,
  groove: 0.014,
  gap: gapOf(ring),
  dish: DISH,
  teeth: 48 + 22 * ring,
})
export const FRAME_Y = 0.1
/** Each place of a sloping face mirrors one place of the studio: in smoother metal the edge of a panel is a cut across the ring. */
export const BRUSHED: BrassFinish = { rough: 0.37 }
/** Of the frame's own section and teeth: shut, the ring is whole. */
export const rotorOf = (ring: number): BandSpec => ({
  ...frameOf(ring),
  gap: gapOf(ring, GAP * 1.04),
})
export const ROTOR_Y = -0.14
export const marksOf = (ring: number): readonly Graduation[] => [
  {
    face: 'top',
    marks: 90 + 30 * ring,
    numerals: 12 + 4 * Math.floor(ring / 2) * (ring > 2 ? 1 : 0),
    fine: 0.006,
    enamel: true,
  },
  { face: 'outer', marks: 90 + 30 * ring, numerals: 0, fine: 0.006 },
]

/** Rails that carry the gates: degrees from the gap, and how far outside the frames they run. */
export const RAILS = { angles: [78, 180, 282], out: 0.29, radius: 0.045, before: 0.3, behind: 0.5 } as const

/** Within the innermost ring: behind it, the ring would cut it wherever it is not seen along the axis. */
export const CORE = { radius: 0.72, reach: 4.6, y: FIRST.y + 0.2 }

/** A line of light inside each frame, drawn as far as the ring is lit. */
export const FILAMENT = { inside: 0.03, y: FRAME_Y + 0.2, radius: 0.015 }

/** Of the three kinds of event: routine, watched, acted on. */
export const BEADS: readonly Body[] = [
  { colour: 'ice', metal: 0, strata: 0 },
  { colour: 'brass', metal: 1, strata: 0 },
  { colour: 'copper', metal: 0.85, strata: 0 },
]
export const BEAD_RADIUS = 0.2
/** How far before the outermost ring an event begins; seconds that it flies, and that its spark lasts. */
export const FLIGHT = { before: 3.2, seconds: 0.85, spark: 1.3 }
/** Age of the spark in a picture of one moment, 0..1. */
export const SPARK_STILL = 0.2

/** Marks that the last events have left. */
export const NOTCHES = 7

export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 71, count: 5000, inner: 1, outer: 5, spread: 4, size: 0.022 },
  medium: { seed: 71, count: 1600, inner: 1, outer: 5, spread: 4, size: 0.028 },
  low: { seed: 71, count: 500, inner: 1, outer: 5, spread: 4, size: 0.034 },
}

/** How the vault stands in its two places: to which side it recedes, and how far it leans, degrees. */
export interface Stand {
  /** −1: the outermost ring to the left, 1: to the right. */
  side: -1 | 1
  yaw: number
  pitch: number
  /** Middle of the picture: how far it is moved, and units that have to fit. */
  x: number
  y: number
  fit: number
  /** Turn of the gaps, degrees anticlockwise from the right. */
  gap: number
}
export const STANDS = {
  architecture: { side: -1, yaw: 20, pitch: 17, x: 0.75, y: -0.95, fit: 8.2, gap: 138 },
  operations: { side: 1, yaw: 20, pitch: 17, x: -0.75, y: -0.95, fit: 8.4, gap: 42 },
} as const satisfies Record<string, Stand>
export type Place = keyof typeof STANDS

/** Shares of the rest a second. */
export const RATE = { layer: 5, stop: 9, level: 4 }
/** Gain on the panels: by day less, or brass on paper turns pale. */
export const LIGHT = { day: 0.74, night: 0.95 }

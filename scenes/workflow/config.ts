import type { BrassFinish } from '#scenes/instrument/brass-material.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { ADDENDUM, MODULE, SUNK, THICKNESS } from '#src/content/automation/workflow-train.ts'

/** Units of the train, radians, seconds. */
export const WHEEL = {
  thickness: THICKNESS,
  addendum: ADDENDUM,
  dedendum: 1.1 * MODULE,
  bevel: 0.04,
  /** Of the tooth at its foot, its pitch and its tip, a share of the pitch; what is left is play. */
  tooth: { foot: 0.36, pitch: 0.235, tip: 0.11 },
  /** Width of the rim below the teeth, and the engraved line on it: how far in, how wide, how deep. */
  rim: 0.3,
  line: { inset: 0.09, width: 0.055, depth: 0.045 },
  /** Shares of the pitch radius. */
  hub: 0.46,
  dial: 0.36,
} as const

/** Behind the gears: the bars that carry their arbors. */
export const BRIDGE = { y: -SUNK - 0.5, half: 0.09, width: 0.46 }
/** In front of each: the plate that its clutch holds it to, with the marks of its gauge. */
export const DIAL = { y: 0.3, half: 0.05, marks: 30, from: 0.72, to: 0.92 }

/** The lead, and how high its middle rides over the plane of the train. */
export const BEAD = { radius: 0.4, reach: 3, ride: THICKNESS / 2 + 0.38 }
/** Where it waits: rails that come down to the first gear. `rise`: how far they rise on their length. */
export const CHUTE = { length: 2.1, rise: 1.15, gauge: 0.3, rod: 0.055 }

/** Arm and pennant, built for an arm of this length; by view where it points before and after. */
export const FLAG = {
  length: 3.6,
  beyond: 1.3,
  y: 0.62,
  wide: { down: 0.95, up: -1.02 },
  tall: { down: 1.5, up: 2.7 },
} as const

/** Share of a step after which the gears carry the lead on: before, it falls, and the clutch closes. */
export const STEP = { carry: 0.2 }
/** Teeth that the train runs on by when all is done. */
export const RUN_ON = 5
/** How fast things follow a change of state: a share of the rest per second. */
export const RATES = { clutch: 9, present: 5, fit: 5, bead: 9, flag: 5, look: 10 }

/** Of the wheels by joint: a coarse and a finer turn of the same brass. */
export const finish = (at: number): BrassFinish => ({ rough: 0.18 + (at % 3) * 0.04, brush: 0.65 })
/** Gain on the panels: leaning so far, the faces see the brightest of them. */
export const EXPOSURE = { day: 0.74, night: 1.25 }

export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 61, count: 5000, inner: 2, outer: 14, spread: 3, size: 0.024 },
  medium: { seed: 61, count: 1600, inner: 2, outer: 14, spread: 3, size: 0.03 },
  low: { seed: 61, count: 400, inner: 2, outer: 14, spread: 3, size: 0.036 },
}

/** What a gear is like to the light, by day. */
export const shadowOf = (radius: number) => ({ radius: radius * 0.84, axial: THICKNESS, depth: radius * 0.3 })
/** The train is flat: its paper lies close behind it, z in units. */
export const PAPER = -1.4

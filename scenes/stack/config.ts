import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { Lamp } from '#scenes/instrument/lamps.ts'
import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import type { PacketSpec } from '#scenes/instrument/packets.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'

/* Scene units, degrees, seconds; radii of what stands on a disc are shares of the disc's. */

/** How far the discs lean towards the reader: closed, apart, and the one that is taken out. */
export const LEAN = { closed: 34, apart: 27, out: 57 }
/** Between two discs of the closed drum, as a share of their radius, and how much larger the drum is drawn. */
export const DRUM = { pitch: 0.156, grown: 1.5 }
/** Shares of the rest a second: coming apart, a disc on its way, the record. */
export const RATE = { apart: 2.6, out: 3.4, record: 6 }
/** Turns a second of a disc, every second one the other way. */
export const TURNING = 1 / 240

/** Its widest is at the lip of the bezel (disc-geometry.ts). */
export const CORE = { radius: 0.208, lift: 0.145 }
/** Where the disc that is looked at is seen: reach, and the radius that it surrounds. */
export const HALO = { reach: 4, radius: 0.6 }
/** Where a disc has been taken out. */
export const SEAT: readonly OrbitSpec[] = [
  { radius: 1, width: 1.5, dashes: 64, duty: 0.5, brightness: 0.9, trail: 0 },
]

/** The plate that drops through the discs. */
export const PLATE = { width: 0.46, height: 0.34, depth: 0.08 }
/** What is engraved in it: three lines, the last one short. */
export const LINES: readonly Lamp[] = [0.28, 0.28, 0.16].map((width, i) => ({
  foot: [(width - 0.28) / 2, 0.062 - 0.08 * i, 0.02],
  angle: 0,
  width,
  depth: 0.012,
  height: 0.034,
  phase: 0,
  warm: 0,
}))
/** The light that it draws behind it. */
export const TRAIL: PacketSpec = { seed: 9, curves: 1, perCurve: 90, size: 0.085, speed: 0.5 }

/** No further than the metal: words stand beside it. */
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 23, count: 1600, inner: 1.9, outer: 4.7, spread: 4.4, size: 0.022 },
  medium: { seed: 23, count: 900, inner: 1.9, outer: 4.7, spread: 4.4, size: 0.026 },
  low: { seed: 23, count: 240, inner: 1.9, outer: 4.7, spread: 4.4, size: 0.032 },
}

/** Brighter than the hero: dark faces see more of the dark floor. */
export const EXPOSURE = 1.25

/** What a disc is like to the light, by day. */
export const SHADOW = { radius: 0.6, axial: 0.1, depth: 0.8 }

/** Its strength, a share of a ring's: the shadow of a full disc is a slab that outweighs the metal. */
export const SHADOW_SHARE = 0.5

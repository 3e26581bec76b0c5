import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { BrassOptions } from '#scenes/instrument/brass-material.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import type { PacketSpec } from '#scenes/instrument/packets.tsx'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'
import { metals } from '#src/content/planets.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import { packetSpeed, stepPlanets, wideRing } from '#src/content/tasks/lifecycle-diagram.ts'

/** Scene units, degrees, seconds. Everything is built for the broad ring; an upright one is the same, smaller. */
export const RING = wideRing
export const HUB: BandSpec = {
  radius: RING.hub,
  axial: 0.3,
  depth: 0.08,
  rim: 0.035,
  groove: 0.016,
}
export const HUB_MARKS: readonly Graduation[] = [{ face: 'outer', marks: 180, numerals: 0, fine: 0.005 }]
const ARM = { thickness: 0.034, into: 0.06 }
/** The great ring and, of one piece with it, the arms that carry it. Its angle 0 is the first step: its marks light up from there. */
export const GREAT: BandSpec = {
  radius: RING.radius,
  axial: 2 * RING.rim,
  depth: 2 * RING.depth,
  rim: 0.045,
  groove: 0.02,
  pins: RING.angles.map((angle) => ({
    angle: (angle - (RING.angles[0] ?? 0)) / DEGREE,
    from: RING.hub + HUB.depth / 2 - ARM.into,
    to: RING.radius - RING.depth + ARM.into,
    thickness: ARM.thickness,
  })),
}
export const GREAT_MARKS: readonly Graduation[] = [
  { face: 'outer', marks: 480, numerals: 48, fine: 0.006 },
  { face: 'inner', marks: 360, numerals: 0, fine: 0.006 },
]

export const MERIDIAN: BandSpec = {
  radius: 1.66,
  axial: 0.08,
  depth: 0.2,
  rim: 0.03,
  groove: 0.012,
  teeth: 200,
  pins: [
    { angle: 0, from: 1.74, to: 2.03, thickness: 0.026 },
    { angle: 180, from: 1.74, to: 2.03, thickness: 0.026 },
  ],
}
export const MERIDIAN_MARKS: readonly Graduation[] = [
  { face: 'top', marks: 120, numerals: 0, fine: 0.005 },
  { face: 'bottom', marks: 120, numerals: 0, fine: 0.005 },
]
/** Around the planet at which the task rests; in its own units, scaled to the planet. */
export const HALO: BandSpec = {
  radius: 1.36,
  axial: 0.06,
  depth: 0.05,
  rim: 0.02,
  groove: 0.006,
}

export const CORE = { radius: RING.core, reach: 5.2 }

/** Of the four steps, in order, and the task itself. */
export const BODIES: readonly Body[] = [
  ...lifecycleSteps.map(({ id }) => {
    const { colour, strata } = stepPlanets[id]
    return { colour, strata, metal: metals[colour] ?? 0 }
  }),
  { colour: 'ivory', metal: 0, strata: 0 },
]
export const TASK = { radius: 0.13, halo: 1.5 }

const way = { radius: RING.radius - RING.inset, duty: 0.5 }
/** The task's way as a hairline, and its trail: a bright line within a pale one. */
export const WAYS: readonly OrbitSpec[] = [
  { ...way, width: 1, dashes: 170, brightness: 0.4, trail: 0 },
  { ...way, width: 3, dashes: 0, brightness: 0, trail: 13 },
  { ...way, width: 8, dashes: 0, brightness: 0, trail: 22 },
]

/** From each planet along its arm to the hub; and the light around the task, which stands still on its curve. */
export const FLOW: PacketSpec = { seed: 41, curves: 4, perCurve: 7, size: 0.34, speed: packetSpeed }
/** Radii between which packets run, and the middle of their bend. */
export const FLOW_SPAN = { from: RING.radius - 0.6, middle: 4, to: RING.hub - 0.6 }
export const TASK_LIGHT: PacketSpec = { seed: 5, curves: 1, perCurve: 1, size: TASK.halo, speed: 0 }

const LANES = [3.2, 4.2, 6.6, 7.6]
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 31, count: 30_000, inner: 2.6, outer: 12, spread: 3.2, size: 0.024, lanes: LANES },
  medium: { seed: 31, count: 7000, inner: 2.6, outer: 12, spread: 3.2, size: 0.03, lanes: LANES },
  low: { seed: 31, count: 1400, inner: 2.6, outer: 12, spread: 3.2, size: 0.036, lanes: LANES },
}

/** The great ring ends at its planets. */
export const GREAT_BRASS: BrassOptions = { clear: true }

/** Brighter than the hero: at this lean the ring sees more of the dark floor. */
export const EXPOSURE = 1.15

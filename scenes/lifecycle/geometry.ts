import { DEGREE } from '#scenes/instrument/ease.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { ARM, GREAT, HUB, MERIDIAN, RING, SEGMENTS, HALO } from './config.ts'

export type LifecycleBands = ReturnType<typeof lifecycleBands>

/** Angle 0 of the great ring is the first step: its marks light up from there. */
export function lifecycleBands(tier: Tier) {
  const segments = SEGMENTS[tier]
  const [start = 0] = RING.angles
  const pins = RING.angles.map((angle) => ({
    angle: (angle - start) / DEGREE,
    from: RING.hub + HUB.depth / 2 - ARM.into,
    to: RING.radius - RING.depth + ARM.into,
    thickness: ARM.thickness,
  }))
  return {
    great: { ...GREAT, pins, segments },
    hub: { ...HUB, segments: Math.round(segments * 0.5) },
    meridian: { ...MERIDIAN, segments: Math.round(segments * 0.45) },
    halo: { ...HALO, segments: Math.round(segments * 0.3) },
  }
}

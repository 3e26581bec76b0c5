import type { Tier } from '#scenes/instrument/scene-props.ts'
import { AXIS, ECLIPTIC, INNER, MERIDIAN, RING, SEGMENTS } from './config.ts'

/** The five brass rings at the fineness of a tier. */
export function heroBands(tier: Tier) {
  const segments = SEGMENTS[tier]
  return {
    ecliptic: { ...ECLIPTIC, segments },
    meridian: { ...MERIDIAN, segments },
    inner: { ...INNER, segments: Math.round(segments * 0.75) },
    axis: { ...AXIS, segments: Math.round(segments * 0.6) },
    ring: { ...RING, segments: Math.round(segments * 0.4) },
  }
}

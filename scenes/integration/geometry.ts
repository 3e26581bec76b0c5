import type { Tier } from '#scenes/instrument/scene-props.ts'
import { ECLIPTIC, HALO, INNER, MERIDIAN, SEGMENTS } from './config.ts'

/** The brass rings at the fineness of a tier. */
export function integrationBands(tier: Tier) {
  const segments = SEGMENTS[tier]
  return {
    ecliptic: { ...ECLIPTIC, segments },
    meridian: { ...MERIDIAN, segments },
    inner: { ...INNER, segments: Math.round(segments * 0.7) },
    halo: { ...HALO, segments: Math.round(segments * 0.5) },
  }
}

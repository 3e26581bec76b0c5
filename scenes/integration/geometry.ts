import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { ECLIPTIC, HALO, INNER, MERIDIAN, SEGMENTS } from './config.ts'

export type IntegrationBands = Record<'ecliptic' | 'meridian' | 'inner' | 'halo', BandSpec>

/** The brass rings at the fineness of a tier. */
export function integrationBands(tier: Tier): IntegrationBands {
  const segments = SEGMENTS[tier]
  return {
    ecliptic: { ...ECLIPTIC, segments },
    meridian: { ...MERIDIAN, segments },
    inner: { ...INNER, segments: Math.round(segments * 0.7) },
    halo: { ...HALO, segments: Math.round(segments * 0.5) },
  }
}

import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { AXIS, COLURE, ECLIPTIC, HALO, RIM, SEGMENTS } from './config.ts'

export interface SourcesBands {
  rim: BandSpec
  ecliptic: BandSpec
  colure: BandSpec
  axis: BandSpec
  halo: BandSpec
}

/** The brass of the chart at the fineness of a tier. */
export function sourcesBands(tier: Tier): SourcesBands {
  const segments = SEGMENTS[tier]
  return {
    rim: { ...RIM, segments },
    ecliptic: { ...ECLIPTIC, segments: Math.round(segments * 0.75) },
    colure: { ...COLURE, segments: Math.round(segments * 0.6) },
    axis: { ...AXIS, segments: Math.round(segments * 0.5) },
    halo: { ...HALO, segments: Math.round(segments * 0.4) },
  }
}

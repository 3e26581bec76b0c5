import type { Tier } from '#scenes/instrument/scene-props.ts'
import { AXIS, COLURE, ECLIPTIC, HALO, RIM, SEGMENTS } from './config.ts'

/** The brass of the chart at the fineness of a tier. */
export function sourcesBands(tier: Tier) {
  const segments = SEGMENTS[tier]
  return {
    rim: { ...RIM, segments },
    ecliptic: { ...ECLIPTIC, segments: Math.round(segments * 0.75) },
    colure: { ...COLURE, segments: Math.round(segments * 0.6) },
    axis: { ...AXIS, segments: Math.round(segments * 0.5) },
    halo: { ...HALO, segments: Math.round(segments * 0.4) },
  }
}

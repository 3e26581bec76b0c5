import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { RINGS, SEGMENTS } from './config.ts'

/** The three rings at the fineness of a tier. */
export function introBands(tier: Tier): BandSpec[] {
  return RINGS.map(({ spec }) => Object.assign({ segments: SEGMENTS[tier] }, spec))
}

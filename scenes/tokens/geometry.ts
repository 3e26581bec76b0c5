import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import { METALS, RING, SEGMENTS, TOKENS, WHEEL } from './config.ts'

export function tokenBands(tier: Tier): { wheel: BandSpec; ring: BandSpec } {
  const segments = SEGMENTS[tier]
  return { wheel: { ...WHEEL, segments }, ring: { ...RING, segments: Math.round(segments * 0.7) } }
}

export const TOKEN_BODIES: readonly Body[] = Array.from({ length: TOKENS.count }, (_, at) => ({
  colour: METALS[at % METALS.length]?.colour ?? 'brass',
  metal: METALS[at % METALS.length]?.metal ?? 1,
  strata: 0.2,
}))

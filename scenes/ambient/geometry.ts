import type { OrbitSpec } from '#scenes/instrument/orbit-geometry.ts'
import type { Body } from '#scenes/instrument/planet.tsx'
import { type AmbientVariant, ORBIT_RADIUS } from './config.ts'

export function ambientBodies(variant: AmbientVariant): Body[] {
  return [{ colour: variant.planet, metal: variant.metal, strata: 0.55 }]
}

export const AMBIENT_ORBITS: readonly OrbitSpec[] = [
  { radius: ORBIT_RADIUS, width: 1.1, dashes: 0, duty: 1, brightness: 0.3, trail: 8 },
  { radius: ORBIT_RADIUS + 0.5, width: 1, dashes: 180, duty: 0.5, brightness: 0.3, trail: 0 },
]

import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { PlanetColour } from '#src/content/planets.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'
import type { Area } from '#src/lib/area.ts'

export interface AmbientVariant {
  /** Centre of the great band: distance in from the right edge (negative: outside) and height, units. */
  inset: number
  y: number
  /** Lean of its plane towards the reader and across, degrees. */
  lean: number
  roll: number
  planet: PlanetColour
  metal: number
  /** Place of the planet on its orbit, degrees, and its radius, units. */
  at: number
  size: number
}

/** One family, six places: the band always enters from the right, clear of the headline. */
export const VARIANTS: Record<Exclude<Area, 'home'>, AmbientVariant> = {
  solutions: { inset: 0.2, y: 1.8, lean: 24, roll: -20, planet: 'violet', metal: 0, at: 158, size: 0.36 },
  technology: { inset: 0.2, y: 0.4, lean: 34, roll: 26, planet: 'blue', metal: 0, at: 205, size: 0.34 },
  industries: { inset: 0.2, y: 2.6, lean: 18, roll: 14, planet: 'copper', metal: 0.85, at: 140, size: 0.3 },
  resources: { inset: -1.9, y: 0.9, lean: -26, roll: 18, planet: 'ice', metal: 0, at: 200, size: 0.32 },
  company: { inset: -2.1, y: 0.5, lean: 40, roll: -34, planet: 'brass', metal: 1, at: 170, size: 0.36 },
  support: { inset: 1, y: 2.3, lean: 34, roll: -8, planet: 'ivory', metal: 0, at: 128, size: 0.3 },
}

export const BAND: BandSpec = {
  radius: 4.8,
  axial: 0.52,
  depth: 0.1,
  rim: 0.05,
  groove: 0.022,
}
export const MARKS: readonly Graduation[] = [
  { face: 'outer', marks: 480, numerals: 36, fine: 0.0055 },
  { face: 'inner', marks: 240, numerals: 0, fine: 0.006 },
]
export const ORBIT_RADIUS = 5.8
export const DUST: Record<Tier, DustSpec> = {
  high: { seed: 23, count: 420, inner: 2, outer: 12, spread: 3.6, size: 0.04 },
  medium: { seed: 23, count: 260, inner: 2, outer: 12, spread: 3.6, size: 0.04 },
  low: { seed: 23, count: 140, inner: 2, outer: 12, spread: 3.6, size: 0.045 },
}

/** Dimmer than the hero: text leads here. */
export const EXPOSURE = 0.8

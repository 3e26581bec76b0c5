import { DEGREE } from './ease.ts'

/** Analytic soft boxes: the studio that lights the instrument, with no file and no GPU pass. */
export interface LightPanel {
  /** Direction to the panel's centre: azimuth (0 = towards the viewer, + to the right) and elevation, degrees. */
  azimuth: number
  elevation: number
  /** Half extents as angles, degrees. */
  halfWidth: number
  halfHeight: number
  /** Linear radiance; below 0 a black flag, which takes light away. */
  colour: readonly [number, number, number]
}

export interface Studio {
  panels: readonly LightPanel[]
  /** Radiance of sky, horizon and floor. */
  sky: readonly [number, number, number]
  horizon: readonly [number, number, number]
  floor: readonly [number, number, number]
}

/** What a flag leaves. */
const DARKEST = 0.01

/** Abramowitz & Stegun 7.1.27: |error| < 5e-4, enough for half floats. */
export function erf(x: number): number {
  const a = Math.abs(x)
  const p = 1 + a * (0.278393 + a * (0.230389 + a * (0.000972 + a * 0.078108)))
  return Math.sign(x) * (1 - 1 / (p * p * p * p))
}

/** A box of half extent `half` blurred by a Gaussian of `sigma`: its energy stays the same. */
function softBox(distance: number, half: number, sigma: number): number {
  const k = 1 / (sigma * Math.SQRT2)
  return 0.5 * (erf((distance + half) * k) - erf((distance - half) * k))
}

/** Width of the reflection lobe, radians, for a perceptual roughness 0..1. */
export function lobe(roughness: number): number {
  return 0.02 + 0.86 * roughness * roughness
}

/**
 * Roughness that three's physical materials expect at a mip level, inverted from its
 * `roughnessToMip(r) = maxLod · r · (2 − r)`.
 */
export function lodToRoughness(lod: number, maxLod: number): number {
  return 1 - Math.sqrt(1 - Math.min(lod, maxLod) / maxLod)
}

/** Radiance arriving from a unit direction, seen through a lobe of `sigma` radians. Writes rgb at `offset`. */
export function sampleStudio(
  studio: Studio,
  x: number,
  y: number,
  z: number,
  sigma: number,
  out: Float32Array,
  offset: number,
): void {
  const lift = erf(y / (0.35 + sigma))
  const up = Math.max(lift, 0)
  const down = Math.max(-lift, 0)
  for (let c = 0; c < 3; c += 1) {
    const horizon = studio.horizon[c] ?? 0
    out[offset + c] =
      horizon + up * ((studio.sky[c] ?? 0) - horizon) + down * ((studio.floor[c] ?? 0) - horizon)
  }
  for (const panel of studio.panels) {
    const azimuth = panel.azimuth * DEGREE
    const elevation = panel.elevation * DEGREE
    const ce = Math.cos(elevation)
    const fx = Math.sin(azimuth) * ce
    const fy = Math.sin(elevation)
    const fz = Math.cos(azimuth) * ce
    const u = Math.atan2(x * Math.cos(azimuth) - z * Math.sin(azimuth), x * fx + y * fy + z * fz)
    const upwards = -x * Math.sin(azimuth) * fy + y * ce - z * Math.cos(azimuth) * fy
    const v = Math.asin(Math.max(-1, Math.min(1, upwards)))
    const weight = softBox(u, panel.halfWidth * DEGREE, sigma) * softBox(v, panel.halfHeight * DEGREE, sigma)
    if (weight < 1e-4) continue
    for (let c = 0; c < 3; c += 1) {
      out[offset + c] = Math.max(DARKEST, (out[offset + c] ?? 0) + weight * (panel.colour[c] ?? 0))
    }
  }
}

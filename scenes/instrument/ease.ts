export function clamp01(x: number): number {
  return x < 0 ? 0 : x > 1 ? 1 : x
}

/** Hermite ramp from 0 at `low` to 1 at `high`; flat slopes at both ends. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp01((x - low) / (high - low))
  return t * t * (3 - 2 * t)
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

export const DEGREE = Math.PI / 180
export const TAU = Math.PI * 2

import { MathUtils } from 'three'

/* Three's own, with the order of arguments that shaders use: a curve reads the same in both. */

export const { clamp, damp, lerp, DEG2RAD: DEGREE } = MathUtils

export const clamp01 = (x: number): number => MathUtils.clamp(x, 0, 1)

/** Hermite ramp from 0 at `low` to 1 at `high`; flat slopes at both ends. */
export const smoothstep = (low: number, high: number, x: number): number => MathUtils.smoothstep(x, low, high)

export const TAU = Math.PI * 2

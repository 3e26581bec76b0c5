import { clamp01, DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import type { AmbientVariant } from './config.ts'

export interface AmbientPose {
  tiltX: number
  tiltY: number
  lean: number
  roll: number
  /** Turn of the band about its axis, and place of the planet, radians. */
  turn: number
  angle: number
  /** Upward drift with the scroll, units. */
  rise: number
}

export function createAmbientPose(): AmbientPose {
  return { tiltX: 0, tiltY: 0, lean: 0, roll: 0, turn: 0, angle: 0, rise: 0 }
}

/** Half the hero's, degrees: a presence, not a centrepiece. */
const TILT = 2

/** Pure; writes `out` and returns it. */
export function pose(
  variant: AmbientVariant,
  time: number,
  progress: number,
  pointer: Readonly<Pointer>,
  out: AmbientPose,
): AmbientPose {
  const p = clamp01(progress)
  tiltBy(pointer, out, TILT)
  out.lean = (variant.lean + 1.5 * Math.sin(time * 0.08) + 10 * p) * DEGREE
  out.roll = (variant.roll + Math.sin(time * 0.06)) * DEGREE
  out.turn = ((time / 320) * TAU) % TAU
  out.angle = (variant.at * DEGREE - (time / 600) * TAU) % TAU
  out.rise = p * 1.2
  return out
}

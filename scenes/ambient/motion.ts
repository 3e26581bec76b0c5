import { clamp01, DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import type { AmbientVariant } from './config.ts'

type AmbientPose = ReturnType<typeof createAmbientPose>

export function createAmbientPose() {
  return {
    tiltX: 0,
    tiltY: 0,
    lean: 0,
    roll: 0,
    /** Turn of the band about its axis, and place of the planet, radians. */
    turn: 0,
    angle: 0,
    /** Upward drift with the scroll, units. */
    rise: 0,
  }
}

/**
 * The planet swings about its place: a whole orbit would take it across the headline. Degrees, and radians a second; at
 * four seconds, where the stills are drawn, it is a third of the way out.
 */
export const SWING = 8
const PACE = 0.076

/** Top of the picture on upright screens, pixels; its own upper edge clears the header (src/app/backdrop.css). */
const HEADER = 32

/** Half the height of the view, units. */
const HALF = 5

export interface Place {
  /** Right edge of the view and middle of the picture in it, units; the picture's scale. */
  right: number
  y: number
  scale: number
}

/** Where the instrument stands: over the whole first screen, on upright ones in a landscape box at the top. */
export function placeIn(width: number, height: number, out: Place): Place {
  const aspect = width / Math.max(1, height)
  out.right = aspect * HALF
  out.scale = aspect < 1 ? aspect * 0.625 : 1
  out.y = aspect < 1 ? HALF * (1 - out.scale - (2 * HEADER) / Math.max(1, height)) : 0
  return out
}

/** Half the hero's, degrees, as this scene stands behind the words. */
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
  out.angle = (variant.at - SWING * Math.sin(time * PACE)) * DEGREE
  out.rise = p * 1.2
  return out
}

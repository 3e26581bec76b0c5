import { clamp01, DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { NARROW, PLACE } from './config.ts'

export type TokensPose = ReturnType<typeof createTokensPose>

export function createTokensPose() {
  return {
    tiltX: 0,
    tiltY: 0,
    /** Lean of the wheel towards the reader, and across, radians. */
    lean: 0,
    roll: 0,
    /** Turn of the wheel about its axis, of the ring on its pins, and of the tokens the other way, radians. */
    turn: 0,
    swing: 0,
    tokens: 0,
    /** 0..1 */
    fade: 1,
  }
}

/** Degrees. */
const TILT = 3

/** The wheel turns from its face towards its edge as it crosses the view. Pure; writes `out` and returns it. */
export function pose(
  time: number,
  progress: number,
  pointer: Readonly<Pointer>,
  out: TokensPose,
): TokensPose {
  const p = clamp01(progress)
  tiltBy(pointer, out, TILT)
  out.lean = (74 - 52 * p + 1.2 * Math.sin(time * 0.09)) * DEGREE
  out.roll = (-24 + 14 * p) * DEGREE
  out.turn = (time / 300) * TAU + p * 1.1
  out.swing = (38 + 64 * p) * DEGREE + (time / 90) * TAU
  out.tokens = -(time / 420) * TAU - p * 0.5
  out.fade = clamp01(p / 0.14)
  return out
}

interface TokensLayout {
  x: number
  y: number
  scale: number
}

/** Where it stands in a scene of this size, CSS px: right of the words, or above them where there is no room. */
export function layout(width: number, height: number, out: TokensLayout): TokensLayout {
  const aspect = width / Math.max(1, height)
  const narrow = aspect < NARROW.aspect
  out.x = narrow ? 0 : aspect * 5 * PLACE.x
  out.y = narrow ? NARROW.y : PLACE.y
  out.scale = narrow ? NARROW.scale * Math.min(1, aspect / 0.5) : Math.min(1, aspect / 1.9)
  return out
}

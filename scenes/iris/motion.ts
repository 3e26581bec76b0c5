import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import { BLADE, BLADES, FRONT } from './geometry.ts'

/** Radius of what the blades leave open, shut and wide, units. */
export const [SHUT, WIDE] = [0.3, 1.97] as const
/**
 * Each blade lies in a plane of its own, which falls from its pin through the middle of the iris, radians: where two blades
 * overlap one is over the other by more than its thickness, all the way round.
 */
const TILT = 0.118
/** The light behind the blades, shut and wide: how far from the middle, units, and its size. It must not come through them. */
const LIGHT = { at: [-1.15, -0.8], size: [0.75, 1] } as const
/** How far the outer ring turns, and where it begins, degrees. */
const THROW = { by: 42, from: -28 }
/** How far it is open when the cap has gone down into the light. */
const SUNK = 0.14

export const openingAt = (drive: number) => lerp(SHUT, WIDE, smoothstep(0, 1, clamp01(drive)))
/** Angle of the blades about their pins, radians, that leaves an opening of this radius. */
export const swingOf = (opening: number) => 2 * Math.asin((BLADE.inner - opening) / (2 * BLADE.pin))

/** Poses blade `i`, turned by `swing` about its pin: about y, x and y again, as the three angles of a part. */
function placeBlade(i: number, swing: number, part: PiecePose['parts'][number]): void {
  const pin = (i / BLADES) * TAU
  const fall = -TAU / 4 - pin
  const turn = TAU / 4 - swing
  const sf = Math.sin(fall)
  const cf = Math.cos(fall)
  const st = Math.sin(turn)
  const ct = Math.cos(turn)
  const sx = Math.sin(TILT)
  const cx = Math.cos(TILT)
  part.lean = Math.asin(cf * sx)
  part.roll = Math.atan2(-sf * sx, cx)
  part.turn = Math.atan2(sf * ct + cf * cx * st, cf * cx * ct - sf * st)
  part.x = Math.cos(pin) * cx * BLADE.pin
  part.y = sx * BLADE.pin
  part.z = Math.sin(pin) * cx * BLADE.pin
}

/**
 * The outer ring turns the blades over the light, which lies behind them. Rigid, they cannot meet in the middle: a cap shuts
 * what they leave.
 */
export function move({ drive, signal }: Readonly<Drive>, out: PiecePose): void {
  const opening = openingAt(Math.max(drive, signal))
  const swing = swingOf(opening)
  const open = (opening - SHUT) / (WIDE - SHUT)
  for (let i = 0; i < BLADES; i += 1) {
    const part = out.parts[i]
    if (part) placeBlade(i, swing, part)
  }
  const bezel = out.parts[BLADES]
  const back = out.parts[BLADES + 1]
  const ring = out.parts[BLADES + 3]
  const cap = out.parts[BLADES + 4]
  if (bezel) bezel.y = FRONT
  if (back) back.y = -FRONT
  if (ring) {
    ring.lit = open
    ring.turn = (THROW.from + THROW.by * open) * DEGREE
  }
  out.core.y = lerp(...LIGHT.at, open)
  out.core.scale = lerp(...LIGHT.size, open)
  if (cap) cap.y = lerp(0, out.core.y, smoothstep(0, SUNK, open))
}

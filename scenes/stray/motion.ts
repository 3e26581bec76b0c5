import { clamp01, DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

/** Where the settings stand on the ring, degrees from +x towards the reader; the last is empty. */
export const SETTINGS = [38, 318, 196] as const
/** Radius of the ring that carries them, of a planet in one, and of the one that has left, units. */
export const CARRIER = 3.1
const PLANET = 0.33
const GONE = 0.46

/** Nothing drives the ring any more; the stray planet drifts on along the tangent, up and away. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [ring, open] = out.parts
  const turn = 0.04 * Math.sin(time * 0.06)
  if (ring) ring.turn = turn
  if (open) {
    open.lean = (24 + 10 * clamp01(drive)) * DEGREE
    open.roll = -18 * DEGREE
    open.turn = (time / 600) * TAU - 2.5
  }
  SETTINGS.forEach((degrees, i) => {
    const angle = degrees * DEGREE - turn
    const [x, z] = [Math.cos(angle) * CARRIER, Math.sin(angle) * CARRIER]
    const setting = out.parts[i + 2]
    const body = out.bodies[i]
    if (setting) {
      setting.x = x
      setting.y = 0.16
      setting.z = z
    }
    if (!body) return
    const away = i === SETTINGS.length - 1 ? 1 + 0.5 * clamp01(drive) : 0
    body.x = x - 1.25 * away
    body.y = 0.2 + 0.75 * away + (away > 0 ? 0.06 * Math.sin(time * 0.22) : 0)
    body.z = z - 0.9 * away
    body.radius = away > 0 ? GONE : PLANET
  })
  out.core.turn = time * 0.03
  const dust = out.parts[SETTINGS.length + 2]
  if (dust) dust.turn = time * 0.008
}

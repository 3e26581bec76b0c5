import { TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const CAPSULES = 14
/** Radius of the ring that carries them, units. */
export const CARRIER = 3.42

/** The wheel drives the ring of capsules the other way. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [wheel, drum, carrier, capsules, dust] = out.parts
  const turn = (time / 360) * TAU + drive * 1.4
  out.core.y = 0.36
  out.core.turn = time * 0.05
  if (wheel) wheel.turn = -turn
  if (drum) {
    drum.y = 0.1
    drum.turn = -turn
  }
  if (carrier) carrier.turn = turn * 0.55
  if (capsules) capsules.turn = turn * 0.55
  if (dust) dust.turn = time * 0.01
  for (let i = 0; i < CAPSULES; i += 1) {
    const body = out.bodies[i]
    if (!body) continue
    const angle = (i / CAPSULES) * TAU - turn * 0.55
    body.x = Math.cos(angle) * CARRIER
    body.z = Math.sin(angle) * CARRIER
    body.y = 0
    body.radius = 0.15
  }
}

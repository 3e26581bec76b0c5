import { DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const COINS = 8
/** Radius of the ring that they join, units. */
const RING = 3.1

/** One after another they leave the stack over an arc and take their place on the ring. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const turn = (time / 420) * TAU + drive * 0.7
  for (let i = 0; i < COINS; i += 1) {
    const coin = out.parts[i]
    if (!coin) continue
    const there = smoothstep(0.04 + i * 0.05, 0.4 + i * 0.05, drive)
    const angle = (i / COINS) * TAU + turn
    const arc = Math.sin(there * Math.PI)
    coin.x = lerp(1.9, Math.cos(angle) * RING, there)
    coin.z = lerp(1.6, Math.sin(angle) * RING, there)
    coin.y = lerp(-0.6 + i * 0.15, 0, there) + arc * 1.2
    coin.lean = there * 64 * DEGREE
    coin.roll = there * 18 * DEGREE
    coin.turn = there * (angle + time * 0.05)
  }
  const drum = out.parts[COINS + 1]
  if (drum) {
    drum.lean = (18 + 30 * drive) * DEGREE
    drum.turn = -turn
  }
  const dust = out.parts[COINS + 2]
  if (dust) dust.turn = time * 0.01
  out.core.turn = time * 0.05
}

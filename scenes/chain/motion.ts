import { clamp01, DEGREE, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const LINKS = 6
/** Between the centres of two rings that hold each other, units, and how far the chain bends. */
const STEP = 1.42
const BEND = 0.5

/** How far ring `i` has come out of the chain, 0..1, when record `told` (from 1) has a hash that does not match. */
export const fallen = (i: number, told: number) => clamp01(1 - Math.abs(told - 1 - i))

/** The rings come together one by one, each across the one before; the light runs through them. */
export function move({ time, drive, told }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < LINKS; i += 1) {
    const ring = out.parts[i]
    if (!ring) continue
    const held = smoothstep(i * 0.08, 0.4 + i * 0.08, drive + 0.2)
    const along = i - (LINKS - 1) / 2
    ring.x = along * STEP * lerp(1.32, 1, held)
    ring.y = BEND * Math.sin(along * 1.1) * lerp(1.6, 1, held)
    const loose = fallen(i, told)
    ring.y -= 1.5 * loose
    ring.z = 0.9 * loose
    ring.lean = ((i % 2 ? 84 : 8) + (1 - held) * 40) * DEGREE
    ring.roll = (along * 6 + (1 - held) * 30 + loose * 54) * DEGREE
    ring.turn = (i % 2 ? -1 : 1) * time * 0.03
  }
  const at = lerp(-0.5, LINKS - 0.5, 0.5 + 0.5 * Math.sin(drive * 2.4 + time * 0.08 - 1.2)) - (LINKS - 1) / 2
  out.core.x = at * STEP
  out.core.y = BEND * Math.sin(at * 1.1)
  const dust = out.parts[LINKS]
  if (dust) dust.turn = time * 0.01
}

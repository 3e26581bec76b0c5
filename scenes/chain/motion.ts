import { DEGREE, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const LINKS = 6
/** Between the centres of two rings that hold each other, units, and how far the chain bends. */
const STEP = 1.42
const BEND = 0.5

/** The rings come together one by one, each across the one before; the light runs through them. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < LINKS; i += 1) {
    const ring = out.parts[i]
    if (!ring) continue
    const held = smoothstep(i * 0.08, 0.4 + i * 0.08, drive + 0.2)
    const along = i - (LINKS - 1) / 2
    ring.x = along * STEP * lerp(1.32, 1, held)
    ring.y = BEND * Math.sin(along * 1.1) * lerp(1.6, 1, held)
    ring.z = 0
    ring.lean = ((i % 2 ? 84 : 8) + (1 - held) * 40) * DEGREE
    ring.roll = (along * 6 + (1 - held) * 30) * DEGREE
    ring.turn = (i % 2 ? -1 : 1) * time * 0.03
  }
  const at = lerp(-0.5, LINKS - 0.5, 0.5 + 0.5 * Math.sin(drive * 2.4 + time * 0.08 - 1.2)) - (LINKS - 1) / 2
  out.core.x = at * STEP
  out.core.y = BEND * Math.sin(at * 1.1)
  const dust = out.parts[LINKS]
  if (dust) dust.turn = time * 0.01
}

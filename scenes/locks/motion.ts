import { clamp01, DEGREE, lerp, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const LOCKS = 4

/** How far lock `i` has turned its face to the reader, 0..1, while measure `told` is read about. */
export const faced = (i: number, told: number) => clamp01(1 - Math.abs(told - i))

/** Each ring hangs across the others; the one that is read about lies open, and its scale lights up. */
export function move({ time, drive, told }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < LOCKS; i += 1) {
    const ring = out.parts[i]
    if (!ring) continue
    const face = faced(i, told)
    ring.lean = lerp(38 + 26 * i, 0, face) * DEGREE
    ring.roll = lerp((i % 2 ? -1 : 1) * (34 - 7 * i) + 16 * drive, 0, face) * DEGREE
    ring.turn = (i % 2 ? -1 : 1) * ((time / 360) * TAU + drive * 0.8) + face * 0.9
    ring.lit = face
  }
  out.core.turn = time * 0.05
  const dust = out.parts[LOCKS]
  if (dust) dust.turn = time * 0.01
}

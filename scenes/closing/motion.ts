import { lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

/** The core rises over the bands with the scroll; while the form is touched it stands a little higher. */
export function move({ time, progress, told }: Readonly<Drive>, out: PiecePose): void {
  const [outer, inner, ring, dust] = out.parts
  out.core.y = lerp(-0.9, 0.42, smoothstep(0.08, 0.62, progress)) + 0.16 * told
  out.core.turn = time * 0.04
  if (outer) outer.turn = (time / 420) * TAU + progress * 0.5
  if (inner) inner.turn = -(time / 300) * TAU - progress * 0.7
  if (ring) {
    ring.y = out.core.y * 0.5
    ring.lean = 0.1 + 0.06 * told
    ring.turn = time * 0.03
  }
  if (dust) dust.turn = time * 0.006
}

import { clamp01, lerp, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'

export const LAYERS = 6
/** Between layers, units: closed up, and drawn out. */
const CLOSE = 0.2
const APART = 1.42

/** The layers part along the axis, and the light goes up through them. */
export function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const apart = lerp(CLOSE, APART, clamp01(drive))
  for (let i = 0; i < LAYERS; i += 1) {
    const layer = out.parts[i]
    if (!layer) continue
    layer.y = ((LAYERS - 1) / 2 - i) * apart
    layer.turn = (i % 2 ? -1 : 1) * ((time / 360) * TAU + drive * 0.8)
  }
  const at = (LAYERS - 1) * clamp01(1 - drive)
  out.core.y = ((LAYERS - 1) / 2 - at) * apart
  out.core.turn = time * 0.06
}

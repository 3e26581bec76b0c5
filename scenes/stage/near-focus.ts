import { scenes } from '#scenes/index.ts'
import { clamp01, smoothstep } from '#scenes/instrument/ease.ts'
import type { NearBlur } from './glow/composite.ts'
import type { Rect, View } from './rects.ts'
import type { Slot } from './slot.ts'

/** The widest blur, a share of the canvas's height. */
const NEAR_BLUR = 0.012
/** Shares of the view that a scene has come in by as focus begins to reach its near side, and as it has. */
const REACHES = 0.25
const REACHED = 0.6

/** A place in a scene's box, as a share of its height from the top, in shares of the canvas's height from its foot. */
const fromFoot = (share: number, { top, height }: Readonly<Rect>, canvas: Readonly<Rect>) =>
  1 - (top + share * height - canvas.top) / canvas.height

/**
 * At the edge of a section the band in the foreground is out of focus, and the eye goes to what stands behind it; as the
 * section arrives the whole is sharp. A scene's near side is its lower one (`near` of its record, scenes/index.ts), so a
 * blur that grows towards the foot does for depth. It follows from the scroll alone. Writes to `out`, and returns it.
 */
export function nearBlur(
  slots: readonly Slot[],
  view: Readonly<View>,
  canvas: Readonly<Rect>,
  out: NearBlur,
): Readonly<NearBlur> {
  out.radius = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]
    const near = slot?.visible ? scenes[slot.name].near : undefined
    if (!slot || !near) continue
    out.sharp = fromFoot(near.sharp, slot.rect, canvas)
    out.soft = fromFoot(near.soft, slot.rect, canvas)
    const arrived = clamp01((view.top + view.height - slot.rect.top) / view.height)
    out.radius = NEAR_BLUR * (1 - smoothstep(REACHES, REACHED, arrived))
    // The first one is the section's. The same scene goes on beside the text below it, and there it has arrived.
    break
  }
  return out
}

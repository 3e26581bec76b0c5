import { describe, expect, it } from 'vitest'
import type { SceneName } from '#scenes/index.ts'
import { createNearBlur } from '#scenes/stage/glow/composite.ts'
import { nearBlur } from '#scenes/stage/near-focus.ts'
import { placeCanvas, type Rect, type View } from '#scenes/stage/rects.ts'
import { createSlot, type Slot } from '#scenes/stage/slot.ts'

const HEIGHT = 900
/** The section, in px of the document. */
const TOP = 4000
const canvas: Rect = { left: 0, top: 0, width: 0, height: 0 }

function closing(top: number, name: SceneName = 'closing'): Slot {
  const slot = createSlot(name, 'cross', null, 'solutions')
  Object.assign(slot.rect, { left: 0, top, width: 1440, height: 600 })
  slot.visible = true
  return slot
}

/** With the section's head at this share of the view. */
function at(share: number, slots = [closing(TOP)]) {
  const view: View = { top: TOP - share * HEIGHT, width: 1440, height: HEIGHT }
  return nearBlur(slots, view, placeCanvas(view, canvas), createNearBlur())
}

describe('the foreground of a scene that comes in', () => {
  it('is out of focus at the edge of its section and sharp once it has arrived', () => {
    const radii = [0.9, 0.5, 0.4, 0.3, 0.2, 0.1].map((share) => at(share).radius)
    expect(radii[0]).toBeGreaterThan(0.01)
    expect(radii).toEqual(radii.toSorted((a, b) => b - a))
    expect(at(0.3).radius).toBeLessThan(at(0.5).radius)
    expect(at(0.1).radius).toBe(0)
    expect(at(-0.5).radius).toBe(0)
  })

  it('is what lies low in its element, wherever that is on the canvas', () => {
    for (const share of [0.8, 0.4]) {
      const { sharp, soft } = at(share)
      const px = (fromFoot: number) => canvas.top + (1 - fromFoot) * canvas.height - TOP
      expect(px(sharp)).toBeCloseTo(0.5 * 600)
      expect(px(soft)).toBeCloseTo(0.85 * 600)
    }
  })

  it('stays sharp with other scenes, out of view, and for the piece that goes on beside the text below', () => {
    expect(at(0.5, [closing(TOP, 'dial')]).radius).toBe(0)
    const gone = closing(TOP)
    gone.visible = false
    expect(at(0.5, [gone]).radius).toBe(0)
    expect(at(0.1, [closing(TOP), closing(TOP + 600)]).radius).toBe(0)
  })

  it('writes to what it is given: nothing is allocated in a frame', () => {
    const out = createNearBlur()
    const view: View = { top: TOP - 450, width: 1440, height: HEIGHT }
    expect(nearBlur([closing(TOP)], view, placeCanvas(view, canvas), out)).toBe(out)
    expect(out.radius).toBeGreaterThan(0)
    nearBlur([], view, canvas, out)
    expect(out.radius).toBe(0)
  })
})

import { inView, REACH, toUnits, type Rect, type View } from './rects.ts'
import type { Slot } from './slot.ts'

/** Whether an element moves against the document while the page scrolls. */
function isStuck(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { position } = getComputedStyle(at)
    if (position === 'fixed' || position === 'sticky') return true
  }
  return false
}

function read(element: Element, origin: DOMRect, out: Rect): void {
  const box = element.getBoundingClientRect()
  out.left = box.left - origin.left
  out.top = box.top - origin.top
  out.width = box.width
  out.height = box.height
}

/** A set piece beside a long section goes by the section's way through the view. */
function readPassage(slot: Slot, element: Element, origin: DOMRect): void {
  const host = element.closest('[data-passage]')
  if (!host) return
  if (slot.passage === slot.rect) slot.passage = { ...slot.rect }
  read(host, origin, slot.passage)
}

function readAnchors(slot: Slot, origin: DOMRect): void {
  for (const anchor of slot.mountedTiers.flatMap(({ anchors }) => [...anchors])) {
    const node = slot.element?.querySelector(`[data-node="${CSS.escape(anchor.id)}"]`)
    anchor.found = node !== null && node !== undefined
    if (!node) continue
    const box = node.getBoundingClientRect()
    const x = box.left + box.width / 2 - origin.left
    toUnits(x, box.top + box.height / 2 - origin.top, slot.rect, anchor)
  }
}

/** Measures everything. Called only after a change of layout. */
export function readLayout(slots: readonly Slot[], origin: HTMLElement, view: View): void {
  view.width = document.documentElement.clientWidth
  view.height = innerHeight
  const base = origin.getBoundingClientRect()
  for (const slot of slots) {
    if (slot.leaving) continue
    if (slot.element) {
      slot.stuck = isStuck(slot.element)
      read(slot.element, base, slot.rect)
      readPassage(slot, slot.element, base)
      readAnchors(slot, base)
    } else Object.assign(slot.rect, { left: 0, top: 0, width: view.width, height: view.height })
  }
}

/** After the page has scrolled by `by` px: reads what sticks to the view, and takes what is leaving along. */
export function followScroll(slots: readonly Slot[], origin: HTMLElement, by: number): void {
  let base: DOMRect | null = null
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]
    if (slot?.leaving) slot.rect.top += by
    else if (slot?.stuck && slot.element)
      read(slot.element, (base ??= origin.getBoundingClientRect()), slot.rect)
  }
}

/** Tells each slot whether it is in view, and its scene how large it is. */
export function markVisible(slots: readonly Slot[], view: Readonly<View>): void {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]
    if (!slot) continue
    slot.visible = inView(slot.rect, view, REACH)
    slot.frame.width = slot.rect.width
    slot.frame.height = slot.rect.height
  }
}

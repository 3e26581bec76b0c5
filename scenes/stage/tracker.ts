import { scenes } from '#scenes/index.ts'
import type { Area } from '#src/lib/area.ts'
import { inView, REACH, toUnits, type Rect, type View } from './rects.ts'
import { createSlot, type Slot } from './slot.ts'

export interface Tracker {
  /** Replaced, never changed. */
  slots: () => readonly Slot[]
  subscribe: (listener: () => void) => () => void
  view: Readonly<View>
  /** Reads what has changed; true if anything moved in the document or in the view. */
  measure: () => boolean
  /** Looks for elements again; a change of area may ask for another ambient scene. */
  discover: () => void
  /** Something in the layout has changed that no observer sees. */
  touch: () => void
  /** A slot's code has arrived. */
  republish: () => void
  /** Drops what has been leaving. */
  forgetLeaving: () => void
  start: () => void
  /** Drops every slot; `start` finds them anew. */
  stop: () => void
}

interface Options {
  /** Document origin of all rectangles: the canvas's wrapper. */
  origin: HTMLElement
  area: () => Area
  /** Layout or elements have changed: measure in the next frame. */
  changed: () => void
}

/** Whether an element moves against the document while the page scrolls. */
function isStuck(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { position } = getComputedStyle(at)
    if (position === 'fixed' || position === 'sticky') return true
  }
  return false
}

function read(element: HTMLElement, origin: DOMRect, out: Rect): void {
  const box = element.getBoundingClientRect()
  out.left = box.left - origin.left
  out.top = box.top - origin.top
  out.width = box.width
  out.height = box.height
}

function readAnchors(slot: Slot, origin: DOMRect): void {
  for (const anchor of slot.anchors) {
    const node = slot.element?.querySelector(`[data-node="${CSS.escape(anchor.id)}"]`)
    anchor.found = node instanceof HTMLElement
    if (!node) continue
    const box = node.getBoundingClientRect()
    const x = box.left + box.width / 2 - origin.left
    toUnits(x, box.top + box.height / 2 - origin.top, slot.rect, anchor)
  }
}

/**
 * Follows the `data-scene` elements of the page. Rectangles are read when layout has changed and kept in document
 * space; scrolling alone reads nothing but the scroll position, except for elements that stick to the view.
 */
export function createTracker({ origin, area, changed }: Options): Tracker {
  const view: View = { top: 0, width: 0, height: 0 }
  const listeners = new Set<() => void>()
  let slots: readonly Slot[] = []
  let dirty = true

  const touched = () => {
    dirty = true
    changed()
  }
  const resizes = new ResizeObserver(touched)
  const mutations = new MutationObserver(discover)

  function publish(next: readonly Slot[]): void {
    slots = next
    for (const listener of listeners) listener()
    touched()
  }

  function discover(): void {
    const found = [...document.querySelectorAll<HTMLElement>('[data-scene]')].filter(
      (element) => scenes[element.dataset.scene ?? ''] !== undefined,
    )
    // The ambient scene stands in where nothing but the loader is there.
    const alone = !found.some((element) => element.dataset.scene !== 'intro') && area() !== 'home'
    const wanted: readonly (HTMLElement | null)[] = alone ? [...found, null] : found
    const staying = (slot: Slot) =>
      wanted.includes(slot.element) && (slot.element !== null || slot.area === area())
    const current = slots.filter((slot) => !slot.leaving)
    const gone = current.filter((slot) => !staying(slot))
    const fresh = wanted.filter(
      (element) => !current.some((slot) => slot.element === element && staying(slot)),
    )
    if (gone.length === 0 && fresh.length === 0) return
    for (const slot of gone) leave(slot)
    publish([...slots, ...fresh.map(enter)])
  }

  function enter(element: HTMLElement | null): Slot {
    const name = element?.dataset.scene ?? 'ambient'
    if (element) resizes.observe(element)
    return createSlot(name, scenes[name]?.progress ?? 'leave', element, area())
  }

  /** From now on it keeps its place in the view. */
  function leave(slot: Slot): void {
    if (slot.element) resizes.unobserve(slot.element)
    slot.leaving = true
    slot.stuck = true
  }

  function readLayout(): void {
    dirty = false
    view.width = document.documentElement.clientWidth
    view.height = innerHeight
    const base = origin.getBoundingClientRect()
    for (const slot of slots) {
      if (slot.leaving) continue
      if (slot.element) {
        slot.stuck = isStuck(slot.element)
        read(slot.element, base, slot.rect)
        readAnchors(slot, base)
      } else Object.assign(slot.rect, { left: 0, top: 0, width: view.width, height: view.height })
    }
  }

  function followStuck(from: number): void {
    let base: DOMRect | null = null
    for (const slot of slots) {
      if (!slot.stuck) continue
      if (slot.leaving) slot.rect.top += view.top - from
      else if (slot.element) read(slot.element, (base ??= origin.getBoundingClientRect()), slot.rect)
    }
  }

  function measure(): boolean {
    const from = view.top
    view.top = scrollY
    const moved = dirty || from !== view.top
    if (dirty) readLayout()
    if (moved) followStuck(from)
    for (const slot of slots) {
      slot.visible = inView(slot.rect, view, REACH)
      slot.frame.width = slot.rect.width
      slot.frame.height = slot.rect.height
    }
    return moved
  }

  return {
    slots: () => slots,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view,
    measure,
    discover,
    touch: touched,
    republish: () => publish([...slots]),
    forgetLeaving() {
      if (slots.some((slot) => slot.leaving)) publish(slots.filter((slot) => !slot.leaving))
    },
    start() {
      mutations.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-scene'] })
      resizes.observe(document.body)
      addEventListener('resize', touched)
      discover()
    },
    stop() {
      mutations.disconnect()
      resizes.disconnect()
      removeEventListener('resize', touched)
      publish([])
    },
  }
}

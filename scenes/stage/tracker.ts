import { createStore } from 'zustand/vanilla'
import type { Area } from '#src/lib/area.ts'
import { isSource } from './carry-over.ts'
import { findWanted, updateSlots } from './slot-list.ts'
import { followScroll, markVisible, readLayout } from './layout.ts'
import type { View } from './rects.ts'
import type { Slot } from './slot.ts'

/**
 * Follows the `data-scene` elements of the page. Rectangles are read when layout has changed and kept in document
 * space; scrolling alone reads nothing but the scroll position, except for elements that stick to the view.
 */
export interface Tracker {
  /** An immutable list, replaced on change. */
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
  /** Drops slots that are leaving, except one that another slot is about to take over. */
  forgetLeaving: () => void
  start: () => void
  /** Drops every slot; `start` finds them again. */
  stop: () => void
}

interface Options {
  /** Document origin of all rectangles: the canvas's wrapper. */
  origin: HTMLElement
  area: () => Area
  /** Elements have changed: measure in the next frame. */
  changed: () => void
  /** Layout has changed and is about to be painted. */
  resized: () => void
}

/** Calls back on anything that may change where elements are, or which there are. */
function watch(touched: () => void, resized: () => void, mutated: () => void) {
  const resizes = new ResizeObserver(() => {
    touched()
    resized()
  })
  const mutations = new MutationObserver(mutated)
  return {
    start() {
      mutations.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-scene'] })
      resizes.observe(document.body)
      addEventListener('resize', touched)
    },
    /** Observing twice does nothing; elements that are gone are dropped with their slots. */
    observe(before: readonly Slot[], slots: readonly Slot[]) {
      for (const { element, leaving } of before) if (element && leaving) resizes.unobserve(element)
      for (const { element, leaving } of slots) if (element && !leaving) resizes.observe(element)
    },
    stop() {
      mutations.disconnect()
      resizes.disconnect()
      removeEventListener('resize', touched)
    },
  }
}

const isKept = (slot: Slot, _: number, all: readonly Slot[]) => !slot.leaving || isSource(slot, all)

export function createTracker({ origin, area, changed, resized }: Options): Tracker {
  const view: View = { top: 0, width: 0, height: 0 }
  const list = createStore<readonly Slot[]>(() => [])
  const slots = list.getState
  let dirty = true

  function touch(): void {
    dirty = true
    changed()
  }
  function publish(next: readonly Slot[]): void {
    list.setState(next, true)
    touch()
  }
  function discover(): void {
    const next = updateSlots(slots(), findWanted(area()), area())
    if (!next) return
    watching.observe(slots(), next)
    publish(next)
  }
  const watching = watch(touch, resized, discover)

  function measure(): boolean {
    const by = scrollY - view.top
    const moved = dirty || by !== 0
    view.top += by
    if (dirty) readLayout(slots(), origin, view)
    dirty = false
    if (moved) followScroll(slots(), origin, by)
    markVisible(slots(), view)
    return moved
  }

  return {
    slots,
    subscribe: list.subscribe,
    view,
    measure,
    discover,
    touch,
    republish: () => publish([...slots()]),
    forgetLeaving() {
      const all = slots()
      if (!all.every(isKept)) publish(all.filter(isKept))
    },
    start() {
      watching.start()
      discover()
    },
    stop() {
      watching.stop()
      publish([])
    },
  }
}

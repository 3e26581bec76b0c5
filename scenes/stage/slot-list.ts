import { isSceneName, scenes, type SceneName } from '#scenes/index.ts'
import type { Area } from '#src/lib/area.ts'
import { CARD } from '#src/lib/set-piece.ts'
import { carryOver } from './carry-over.ts'
import { createSlot, type Slot } from './slot.ts'

/** The first screen has a scene of its own. */
const opensWith = ({ dataset }: HTMLElement) => dataset.progress === 'leave' || dataset.opens === ''

/** It has a picture of its own, which no scene may cross. */
const isPictured = () => document.querySelector('main [data-pictured]') !== null

/** The elements that ask for a scene. Null stands for the ambient scene, at the first screen of all other pages. */
export function findWanted(area: Area): readonly (HTMLElement | null)[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-scene]')].filter(({ dataset }) =>
    isSceneName(dataset.scene),
  )
  return area === 'home' || found.some(opensWith) || isPictured() ? found : [...found, null]
}

const nameOf = (element: HTMLElement | null): SceneName =>
  element && isSceneName(element.dataset.scene) ? element.dataset.scene : 'ambient'

const isCard = ({ element }: Slot) => element?.dataset.placement?.endsWith(CARD) === true

/** Whether the canvas shows a slot now. A slot that is not shown can be dropped at once when its page is left. */
const isDrawn = ({ shown, visible }: Slot) => shown !== null && visible

/** A slot for an element; one that opens a page with what a card showed begins where the card was. */
function enter(element: HTMLElement | null, area: Area, gone: readonly Slot[]): Slot {
  const name = nameOf(element)
  const leaves = element?.dataset.progress === 'leave'
  const slot = createSlot(name, leaves ? 'leave' : scenes[name].progress, element, area)
  const card = gone.find((other) => other.name === name && isCard(other) && isDrawn(other))
  // Of a first screen's two anchors CSS shows one.
  if (card && element && opensWith(element) && element.checkVisibility()) carryOver(slot, card)
  return slot
}

/**
 * The slots for what is wanted now, in the order of the document. Those no longer wanted are marked as leaving, or dropped
 * if nothing shows them: a visitor who opens many pages in a row would collect their scenes and their DOM. Null if nothing
 * has changed.
 */
export function updateSlots(
  slots: readonly Slot[],
  wanted: readonly (HTMLElement | null)[],
  area: Area,
): readonly Slot[] | null {
  const isWanted = (slot: Slot) =>
    wanted.includes(slot.element) && (slot.element !== null || slot.area === area)
  const staying = slots.filter((slot) => !slot.leaving && isWanted(slot))
  const gone = slots.filter((slot) => !slot.leaving && !isWanted(slot))
  const fresh = wanted.length - staying.length
  // What stands on every page is where the camera flies to, too. The page before keeps its place: it may still be there.
  for (const slot of staying) if (!slot.element?.closest('main')) slot.area = area
  if (gone.length === 0 && fresh === 0) return null
  for (const slot of gone) slot.leaving = true
  const leaving = slots.filter((slot) => slot.leaving && isDrawn(slot))
  const inOrder = wanted.map(
    (element) => staying.find((slot) => slot.element === element) ?? enter(element, area, gone),
  )
  return [...leaving, ...inOrder]
}

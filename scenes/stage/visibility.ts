import { stageStore, tierChosen, type StageTier } from '#src/stores/stage.ts'
import type { StageMotion } from './motion.ts'
import type { StageRenderer } from './renderer.tsx'
import { isReady, show, type MountedTier, type Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

/** Counts what is in view, once a frame. */
interface Visibility {
  /** Slots that should be on the canvas, and how many of them can be. */
  wanted: number
  ready: number
  /** Whether to draw a slot now. */
  due: (slot: Slot) => boolean
  /** Counts, and moves compiling on; tells whether a slot has become ready, or will without further notice. */
  survey: (renderer: StageRenderer) => 'settled' | 'compiling' | 'arrived'
}

const NONE: readonly MountedTier[] = []

/** Starts compilation where needed; returns true while a scene of the slot is not ready. */
function prepare(mountedTiers: readonly MountedTier[], renderer: StageRenderer): boolean {
  let compiling = false
  for (let at = 0; at < mountedTiers.length; at += 1) {
    const mounted = mountedTiers[at]
    if (!mounted || mounted.ready) continue
    renderer.drawing()?.prepare(mounted)
    compiling = true
  }
  return compiling
}

function prepareAll(slots: readonly Slot[], renderer: StageRenderer): boolean {
  let compiling = false
  for (let at = 0; at < slots.length; at += 1)
    if (prepare(slots[at]?.mountedTiers ?? NONE, renderer)) compiling = true
  return compiling
}

/** The loader covers every other scene until it leaves. */
function covered(slot: Slot, slots: readonly Slot[], motion: Readonly<StageMotion>): boolean {
  if (slot.name === 'intro' || motion.leaving) return false
  for (let at = 0; at < slots.length; at += 1) {
    const other = slots[at]
    if (other?.name === 'intro' && other.visible && !other.leaving) return true
  }
  return false
}

export function createVisibility(tracker: Tracker, motion: Readonly<StageMotion>): Visibility {
  const wanted = (slot: Slot) => slot.visible && !covered(slot, tracker.slots(), motion)

  /** Whether all that is in view can be drawn at another tier: the old one is drawn until then. */
  function canSwap(tier: StageTier): boolean {
    const slots = tracker.slots()
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]
      if (slot?.shown && wanted(slot) && !isReady(slot, tier)) return false
    }
    return true
  }

  /** Counts what is wanted and what can be drawn; true if a scene can be drawn that could not before. */
  function count(tier: StageTier): boolean {
    let arrived = false
    visibility.wanted = 0
    visibility.ready = 0
    const slots = tracker.slots()
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]
      if (!slot) continue
      const before = slot.shown
      show(slot, tier)
      if (slot.shown && !before) arrived = true
      if (!wanted(slot)) continue
      visibility.wanted += 1
      if (slot.shown) visibility.ready += 1
    }
    return arrived
  }

  const visibility: Visibility = {
    wanted: 0,
    ready: 0,
    due: (slot) => slot.shown !== null && wanted(slot),
    survey(renderer) {
      const compiling = prepareAll(tracker.slots(), renderer)
      const { tier, nextTier } = stageStore.getState()
      const swapping = nextTier !== null && canSwap(nextTier)
      if (swapping) tierChosen(nextTier)
      const arrived = count(swapping ? nextTier : tier)
      if (arrived || swapping) return 'arrived'
      return compiling || nextTier !== null ? 'compiling' : 'settled'
    },
  }
  return visibility
}

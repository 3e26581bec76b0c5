import type { StageMotion } from './motion.ts'
import type { Session } from './session.tsx'
import type { Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

/** What is in view, counted once a frame. */
export interface Sight {
  /** Slots that should be on the canvas, and how many of them can be. */
  wanted: number
  ready: number
  /** Whether to draw a slot now. */
  due: (slot: Slot) => boolean
  /** Counts, and moves compiling on; tells whether a slot has become ready, or will without further notice. */
  survey: (session: Session) => 'settled' | 'compiling' | 'arrived'
}

export function createSight(tracker: Tracker, motion: Readonly<StageMotion>): Sight {
  /** Nothing shows through the loader until it leaves. */
  function covered(slot: Slot): boolean {
    if (slot.name === 'intro' || motion.leaving) return false
    const slots = tracker.slots()
    for (let at = 0; at < slots.length; at += 1) {
      const other = slots[at]
      if (other?.name === 'intro' && other.visible && !other.leaving) return true
    }
    return false
  }

  const wanted = (slot: Slot) => slot.visible && !covered(slot)

  const sight: Sight = {
    wanted: 0,
    ready: 0,
    due: (slot) => slot.ready && wanted(slot),
    survey(session) {
      let news: 'settled' | 'compiling' | 'arrived' = 'settled'
      sight.wanted = 0
      sight.ready = 0
      const slots = tracker.slots()
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at]
        if (!slot) continue
        if (!slot.ready && slot.scene) {
          session.prepare(slot)
          if (slot.ready) news = 'arrived'
          else if (news === 'settled') news = 'compiling'
        }
        if (!wanted(slot)) continue
        sight.wanted += 1
        if (slot.ready) sight.ready += 1
      }
      return news
    },
  }
  return sight
}

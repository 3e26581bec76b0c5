import { scenes } from '#scenes/index.ts'
import type { StageMotion } from './motion.ts'
import { inView } from './rects.ts'
import { isWorthPreparing, type Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

/** Loads the code of scenes; what follows (mounting, compiling) goes by itself. */
export interface Loading {
  /** Of scenes in view or one view away. */
  near: () => void
  /** Of one more scene of the page, once the browser is idle. Call it whenever nothing is on its way. */
  ahead: () => void
}

interface Options {
  tracker: Tracker
  motion: Readonly<StageMotion>
  broke: () => void
}

/** A browser that is never idle gets the next scene after this, ms. */
const PATIENCE = 500

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: PATIENCE })
  else setTimeout(task, PATIENCE)
}

export function createLoading({ tracker, motion, broke }: Options): Loading {
  let waiting = false
  /** Slots whose code could not be had. */
  const failed = new WeakSet<Slot>()

  function load(slot: Slot): void {
    slot.requested = true
    scenes[slot.name].load().then(
      (Component) => {
        slot.Component = Component
        tracker.republish()
      },
      () => {
        failed.add(slot)
        near()
      },
    )
  }

  const next = () => tracker.slots().find((slot) => !slot.requested && isWorthPreparing(slot))

  function near(): void {
    const { view } = tracker
    for (const slot of tracker.slots()) {
      // The stage goes on until what it cannot draw comes into view.
      if (slot.visible && failed.has(slot)) return broke()
      if (!slot.requested && inView(slot.rect, view, view.height)) load(slot)
    }
  }

  return {
    near,
    ahead() {
      if (waiting || motion.flight.flying || !next()) return
      waiting = true
      whenIdle(() => {
        waiting = false
        const slot = next()
        if (slot) load(slot)
      })
    },
  }
}

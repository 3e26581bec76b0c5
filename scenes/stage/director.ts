import { scenes } from '#scenes/index.ts'
import { ticker, type Tick } from '#src/motion/ticker.ts'
import { stageFrame } from '#src/stores/stage.ts'
import { advance, pose, type StageMotion } from './motion.ts'
import { observe, pixelRatioAt, type Governor } from './quality.ts'
import { inView } from './rects.ts'
import type { Session } from './session.tsx'
import type { Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

export interface Director {
  measure: () => void
  move: (tick: Readonly<Tick>) => void
  draw: (tick: Readonly<Tick>) => void
  /** Something changed that a frame has to show. */
  invalidate: () => void
  due: (slot: Slot) => boolean
  inSight: () => boolean
  pixelRatio: () => number
  frames: () => number
}

interface Options {
  tracker: Tracker
  motion: StageMotion
  governor: Governor
  /** The canvas to draw on, while there is one with a context. */
  session: () => Session | null
  /** A frame with everything that is in sight has been drawn. */
  drawn: () => void
  levelChanged: () => void
  broke: () => void
}

/** Loads the code of scenes that are in view or one view away. */
function loadNear({ tracker, broke }: Options): void {
  for (const slot of tracker.slots()) {
    if (slot.requested || !inView(slot.rect, tracker.view, tracker.view.height)) continue
    slot.requested = true
    scenes[slot.name]?.load().then((Component) => {
      slot.Component = Component
      tracker.republish()
    }, broke)
  }
}

/** What happens in each phase of the tick. It decides whether a frame is drawn, and asks for the next one. */
export function createDirector(options: Options): Director {
  const { tracker, motion, governor } = options
  let dirty = true
  let drawing = false
  /** Slots in sight in this frame, and how many of them can be drawn; what the canvas shows now. */
  const sight = { wanted: 0, ready: 0, shown: 0 }
  let drewLast = false
  let frames = 0

  /** Nothing shows through the loader until it leaves. */
  const covered = (slot: Slot) =>
    slot.name !== 'intro' &&
    motion.exit === 0 &&
    !motion.leaving &&
    tracker.slots().some((other) => other.name === 'intro' && other.visible && !other.leaving)
  const wanted = (slot: Slot) => slot.visible && !covered(slot)
  const due = (slot: Slot) => slot.ready && wanted(slot)

  function survey(session: Session): boolean {
    let compiling = false
    sight.wanted = 0
    sight.ready = 0
    const slots = tracker.slots()
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]
      if (!slot) continue
      if (!slot.ready && slot.scene) {
        session.prepare(slot)
        if (slot.ready) dirty = true
        else compiling = true
      }
      if (!wanted(slot)) continue
      sight.wanted += 1
      if (slot.ready) sight.ready += 1
    }
    return compiling
  }

  function move(tick: Readonly<Tick>): void {
    drawing = false
    const session = options.session()
    if (!session?.state()) return
    motion.loadingGoal = stageFrame.introProgress
    loadNear(options)
    const compiling = survey(session)
    const moving =
      motion.frozen === null && (sight.ready > 0 || motion.flight.flying) && advance(motion, tick.dt)
    if (!motion.flight.flying) tracker.forgetLeaving()
    // The very first picture waits for everything in sight; later scenes join one by one.
    const complete = frames > 0 || sight.ready === sight.wanted
    if (sight.ready > 0) drawing = complete && (moving || dirty)
    else drawing = complete && (dirty || sight.shown > 0)
    if (compiling || moving) ticker.wake()
  }

  function draw(tick: Readonly<Tick>): void {
    const session = options.session()
    if (!drawing || !session) {
      drewLast = false
      return
    }
    const slots = tracker.slots()
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]
      if (slot && due(slot)) pose(slot, motion, tracker.view)
    }
    session.frame(motion.frozen ?? motion.time, pixelRatio())
    dirty = false
    frames += 1
    sight.shown = sight.ready
    if (sight.ready === sight.wanted) options.drawn()
    const measurable = drewLast && !tick.resumed && motion.frozen === null
    if (measurable && observe(governor, tick.raw * 1000, devicePixelRatio)) options.levelChanged()
    drewLast = true
  }

  /** A frozen stage draws at its best, the same on every machine. */
  const pixelRatio = () => pixelRatioAt(motion.frozen === null ? governor.level : 0, devicePixelRatio)

  return {
    measure() {
      if (tracker.measure() && (sight.ready > 0 || sight.shown > 0)) dirty = true
    },
    move,
    draw,
    invalidate() {
      dirty = true
      ticker.wake()
    },
    due,
    inSight: () => sight.wanted > 0,
    pixelRatio,
    frames: () => frames,
  }
}

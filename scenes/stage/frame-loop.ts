import { scenes } from '#scenes/index.ts'
import { ticker, type Tick } from '#src/motion/ticker.ts'
import { stageFrame } from '#src/stores/stage.ts'
import { advanceCarryOvers, landCarryOvers } from './carry-over.ts'
import { advance, pose, type StageMotion } from './motion.ts'
import { givesUp, probed, type AdaptiveQuality } from './adaptive-quality.ts'
import { pixelRatioAt } from './quality-levels.ts'
import { inView } from './rects.ts'
import type { StageRenderer } from './renderer.tsx'
import { createVisibility } from './visibility.ts'
import type { Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

export interface FrameLoop {
  measure: () => void
  move: (tick: Readonly<Tick>) => void
  draw: (tick: Readonly<Tick>) => void
  /** Requests a frame. */
  invalidate: () => void
  /** Draws the frame again before the browser paints, after the layout has moved. */
  correct: () => void
  due: (slot: Slot) => boolean
  frames: () => number
}

interface Options {
  tracker: Tracker
  motion: StageMotion
  quality: AdaptiveQuality
  /** What a frozen picture is drawn at. */
  frozenLevel: number
  /** Returns the renderer, or null while there is no context. */
  renderer: () => StageRenderer | null
  /** Called after a frame with everything in view. */
  drawn: () => void
  levelChanged: () => void
  /** Called when even the lowest level is too slow to be better than the stills. */
  tooSlow: () => void
  /** Seconds since the last frame; null for the first frame after a pause, whose time says nothing about speed. */
  drew: (seconds: number | null) => void
  broke: () => void
}

/** Loads the code of scenes that are in view or one view away. */
function loadNear({ tracker, broke }: Options): void {
  for (const slot of tracker.slots()) {
    if (slot.requested || !inView(slot.rect, tracker.view, tracker.view.height)) continue
    slot.requested = true
    scenes[slot.name].load().then((Component) => {
      slot.Component = Component
      tracker.republish()
    }, broke)
  }
}

/** Poses and draws everything that is due. A frozen stage draws the same on every machine. */
function render(
  { tracker, motion, quality, frozenLevel }: Options,
  renderer: StageRenderer,
  due: (slot: Slot) => boolean,
): void {
  const slots = tracker.slots()
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]
    if (slot && due(slot)) pose(slot, motion, tracker.view)
  }
  const level = motion.frozen === null ? quality.level : frozenLevel
  renderer.frame(motion.frozen ?? motion.time, pixelRatioAt(level, devicePixelRatio))
}

/** Advances pieces on the way from a card to its page; returns true while there are any. */
function carry({ tracker, motion }: Options, dt: number): boolean {
  if (motion.frozen === null) return advanceCarryOvers(tracker.slots(), dt)
  landCarryOvers(tracker.slots())
  return false
}

/** Runs a frame of the display-rate probe; returns whether this frame belongs to one. */
function probes({ quality, motion, levelChanged, tooSlow }: Options, tick: Readonly<Tick>): boolean {
  if (quality.probing === 0 || motion.frozen !== null || motion.flight.flying) return false
  if (!tick.resumed && probed(quality, tick.raw * 1000, devicePixelRatio)) levelChanged()
  if (givesUp(quality)) tooSlow()
  ticker.wake()
  return true
}

/** What happens in each phase of the tick. It decides whether a frame is drawn, and asks for the next one. */
export function createFrameLoop(options: Options): FrameLoop {
  const { tracker, motion } = options
  const visibility = createVisibility(tracker, motion)
  let dirty = true
  let moved = false
  let drawing = false
  let drewLast = false
  /** Slots that the canvas shows now. */
  let shown = 0
  let frames = 0

  function measure(): void {
    moved = tracker.measure()
  }

  function move(tick: Readonly<Tick>): void {
    drawing = false
    const renderer = options.renderer()
    if (!renderer?.state()) return
    loadNear(options)
    motion.loadingGoal = stageFrame.introProgress
    const news = visibility.survey(renderer)
    if (news === 'arrived' || (moved && (visibility.ready > 0 || shown > 0))) dirty = true
    const anything = visibility.ready > 0 || motion.flight.flying
    const carrying = carry(options, tick.dt)
    const moving = (motion.frozen === null && anything && advance(motion, tick.dt)) || carrying
    if (!motion.flight.flying) tracker.forgetLeaving()
    // The very first picture waits for everything in sight; later scenes join one by one.
    const complete = frames > 0 || visibility.ready === visibility.wanted
    drawing = complete && (dirty || (visibility.ready > 0 ? moving : shown > 0))
    if (news === 'compiling' || moving) ticker.wake()
  }

  function draw(tick: Readonly<Tick>): void {
    // Not while the page moves: the picture would stay behind.
    const skipped = drawing && !moved && probes(options, tick)
    const renderer = drawing && !skipped ? options.renderer() : null
    dirty ||= skipped
    const follows = drewLast && !tick.resumed
    drewLast = renderer !== null
    if (!renderer) return
    options.drew(follows ? tick.raw : null)
    render(options, renderer, visibility.due)
    dirty = false
    shown = visibility.ready
    frames += 1
    if (visibility.ready === visibility.wanted) options.drawn()
  }

  return {
    measure,
    move,
    draw,
    invalidate() {
      dirty = true
      ticker.wake()
    },
    correct() {
      const renderer = options.renderer()
      if (!renderer?.state() || shown === 0 || !tracker.measure()) return
      render(options, renderer, visibility.due)
      frames += 1
    },
    due: visibility.due,
    frames: () => frames,
  }
}

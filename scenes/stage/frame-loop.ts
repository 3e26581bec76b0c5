import { ticker, type Tick } from '#src/motion/ticker.ts'
import { stageFrame } from '#src/stores/stage.ts'
import { advanceCarryOvers, landCarryOvers } from './carry-over.ts'
import { createLoading } from './loading.ts'
import { advance, pose, relightAtOnce, type StageMotion } from './motion.ts'
import { givesUp, probed, restartProbe, type AdaptiveQuality } from './adaptive-quality.ts'
import { pixelRatioAt } from './quality-levels.ts'
import type { StageRenderer } from './renderer.tsx'
import { createVisibility } from './visibility.ts'
import type { Slot } from './slot.ts'
import type { Tracker } from './tracker.ts'

/** The shortest step of the scenes' clock, s. */
const MOMENT = 0.001

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
  /** Called when the stills are better: a scene throws, its code cannot be had, even the lowest level is too slow. */
  broke: () => void
  /** Seconds since the last frame; null for the first frame after a pause, whose time says nothing about speed. */
  drew: (seconds: number | null) => void
}

/** Poses and draws everything that is due. A frozen stage draws the same on every machine. */
function render(
  { tracker, motion, quality, frozenLevel, broke }: Options,
  renderer: StageRenderer,
  due: (slot: Slot) => boolean,
): void {
  const slots = tracker.slots()
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]
    if (slot && due(slot)) pose(slot, motion, tracker.view)
  }
  restartProbe(quality)
  const level = motion.frozen === null ? quality.level : frozenLevel
  try {
    renderer.frame(motion.frozen ?? motion.time, pixelRatioAt(level, devicePixelRatio))
  } catch (error) {
    // No boundary of React's sees what a frame throws, and it would throw in each frame again.
    reportError(error)
    broke()
  }
}

/** Advances pieces on the way from a card to its page and, with anything in view, all else; true while something moves. */
function moveOn({ tracker, motion }: Options, dt: number, anything: boolean): boolean {
  if (motion.frozen === null) {
    if (!anything) relightAtOnce(motion)
    const carrying = advanceCarryOvers(tracker.slots(), dt)
    return (anything && advance(motion, dt)) || carrying
  }
  landCarryOvers(tracker.slots())
  return false
}

/** Runs a frame of the display-rate probe; returns whether this frame belongs to one. */
function probes({ quality, motion, levelChanged, broke }: Options, tick: Readonly<Tick>): boolean {
  if (quality.probing === 0 || motion.frozen !== null || motion.flight.flying) return false
  if (!tick.resumed && probed(quality, tick.raw * 1000, devicePixelRatio)) levelChanged()
  if (givesUp(quality)) broke()
  ticker.wake()
  return true
}

/** What happens in each phase of the tick. It decides whether a frame is drawn, and asks for the next one. */
export function createFrameLoop(options: Options): FrameLoop {
  const { tracker, motion } = options
  const visibility = createVisibility(tracker, motion)
  const loading = createLoading(options)
  let dirty = true
  let moved = false
  let drawing = false
  let drewLast = false
  let slotsShown = 0
  let frames = 0

  function move(tick: Readonly<Tick>): void {
    drawing = false
    const renderer = options.renderer()
    if (!renderer?.state()) return
    loading.near()
    motion.loadingGoal = stageFrame.introProgress
    const news = visibility.survey(renderer)
    if (news === 'arrived' || (moved && (visibility.ready > 0 || slotsShown > 0))) dirty = true
    const moving = moveOn(options, tick.dt, visibility.ready > 0 || motion.flight.flying)
    if (!motion.flight.flying) tracker.forgetLeaving()
    // The very first picture waits for everything in sight; later scenes join one by one.
    const complete = frames > 0 || visibility.ready === visibility.wanted
    drawing = complete && (dirty || (visibility.ready > 0 ? moving : slotsShown > 0))
    if (news !== 'settled' || moving) ticker.wake()
    if (news === 'settled' && frames > 0) loading.ahead()
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
    slotsShown = visibility.ready
    frames += 1
    if (visibility.ready === visibility.wanted) options.drawn()
  }

  return {
    measure() {
      moved = tracker.measure()
    },
    move,
    draw,
    invalidate() {
      dirty = true
      ticker.wake()
    },
    correct() {
      const renderer = options.renderer()
      if (!renderer?.state() || slotsShown === 0 || !tracker.measure()) return
      // At the very same moment the clock would count as frozen, and whatever eases would jump to its goal.
      if (motion.frozen === null) motion.time += MOMENT
      render(options, renderer, visibility.due)
      frames += 1
    },
    due: visibility.due,
    frames: () => frames,
  }
}

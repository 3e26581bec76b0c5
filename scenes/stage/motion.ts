import { damp, smoothstep } from '#scenes/instrument/ease.ts'
import type { Pointer } from '#scenes/instrument/tilt.ts'
import { createActivity, settleDown, type Activity } from './activity.ts'
import { createFlight, fly, FLIGHT_SECONDS, land, PLACES, type Flight } from './flight.ts'
import { progressOf, type View } from './rects.ts'
import type { Slot } from './slot.ts'
import { createTurning, stopTurning, turnOn, type Turning } from './turning.ts'

/** Seconds: theme relight (design), the loader's flight out (the overlay's own time). */
export const RELIGHT = 0.6
export const EXIT = 0.9
/** Shares of the view's height: the widest blur as the loader leaves, and on a flight. */
const RACK_BLUR = 0.011
const FLIGHT_BLUR = 0.005
/** How fast the eased pointer and loading follow, a share of the rest per second. */
const POINTER_RATE = 6
const LOADING_RATE = 5

/** Everything that moves and that scenes share. Per-frame values. */
export interface StageMotion {
  /** The scenes' clock, seconds; runs at the activity's pace. */
  time: number
  /** Set while frozen: the clock stands here. */
  frozen: number | null
  nightGoal: 0 | 1
  /** Linear; scenes get it smoothed. */
  night: number
  pointerGoal: { x: number; y: number }
  pointer: { x: number; y: number }
  turning: Turning
  loadingGoal: number
  loading: number
  leaving: boolean
  exit: number
  activity: Activity
  flight: Flight
}

export function createMotion(nightGoal: 0 | 1): StageMotion {
  return {
    time: 0,
    frozen: null,
    nightGoal,
    night: nightGoal,
    pointerGoal: { x: 0, y: 0 },
    pointer: { x: 0, y: 0 },
    turning: createTurning(),
    loadingGoal: 0,
    loading: 0,
    leaving: false,
    exit: 0,
    activity: createActivity(),
    flight: createFlight(PLACES.home),
  }
}

const smooth = (x: number) => smoothstep(0, 1, x)

/** Takes the theme over at once, where nobody sees it. */
export function relightAtOnce(motion: StageMotion): void {
  motion.night = motion.nightGoal
}

/** Moves on by `dt` seconds; true while anything still moves. */
export function advance(motion: StageMotion, dt: number): boolean {
  const alive = settleDown(motion.activity, dt)
  motion.time += dt * motion.activity.pace
  const step = dt / RELIGHT
  const relighting = motion.night !== motion.nightGoal
  motion.night = motion.nightGoal === 1 ? Math.min(1, motion.night + step) : Math.max(0, motion.night - step)
  motion.pointer.x = damp(motion.pointer.x, motion.pointerGoal.x, POINTER_RATE, dt)
  motion.pointer.y = damp(motion.pointer.y, motion.pointerGoal.y, POINTER_RATE, dt)
  const returning = turnOn(motion.turning, dt)
  motion.loading = damp(motion.loading, motion.loadingGoal, LOADING_RATE, dt)
  if (motion.leaving) motion.exit = Math.min(1, motion.exit + dt / EXIT)
  fly(motion.flight, dt)
  return alive || relighting || returning || motion.flight.flying
}

const CENTRE: Pointer = { x: 0, y: 0 }

/**
 * Sets every eased value to its goal and the clock to the frozen time: the frame does not depend on what came before. Nor
 * on where the pointer is: it counts as being at `pointer`.
 */
export function holdStill(motion: StageMotion, time: number, pointer: Readonly<Pointer> = CENTRE): void {
  motion.frozen = time
  relightAtOnce(motion)
  motion.pointer.x = pointer.x
  motion.pointer.y = pointer.y
  stopTurning(motion.turning)
  motion.loading = motion.loadingGoal
  land(motion.flight)
}

/** 0 light .. 1 dark, as scenes see it. */
export const nightShown = (motion: Readonly<StageMotion>) => smooth(motion.night)

/** A curve that rises from 0 to 1 at `peak` and falls back to 0 at 1. */
const bump = (x: number, peak: number) => smoothstep(0, peak, x) * (1 - smoothstep(peak, 1, x))

/**
 * How far the whole picture is out of focus: radius of the blur as a share of the view's height. The eye leaves the
 * loader's rings for the instrument behind them, and loses its hold a little on the flight from page to page.
 */
export function defocusOf({ leaving, exit, flight }: Readonly<StageMotion>): number {
  const rack = leaving ? RACK_BLUR * bump(exit, 0.4) : 0
  const flown = flight.flying ? FLIGHT_BLUR * bump(flight.elapsed / FLIGHT_SECONDS, 0.5) : 0
  return Math.max(rack, flown)
}

/** Writes the frame that a scene reads. */
export function pose(slot: Slot, motion: Readonly<StageMotion>, view: Readonly<View>): void {
  const { frame } = slot
  const rule = slot.progress
  frame.time = motion.frozen ?? motion.time
  frame.night = nightShown(motion)
  frame.pointer.x = motion.pointer.x
  frame.pointer.y = motion.pointer.y
  frame.pointer.yaw = motion.turning.yaw.angle
  frame.pointer.pitch = motion.turning.pitch.angle
  frame.progress = rule === 'load' ? motion.loading : progressOf(rule, slot.passage, view)
  frame.exit = rule === 'load' ? smooth(motion.exit) : 0
}

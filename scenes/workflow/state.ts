import { clamp01, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import { choose, ease, isStep, shareOf } from '#scenes/instrument/follower.ts'
import { type ViewName } from '#src/content/automation/workflow-train.ts'
import { fits, train, viewFor } from './train.ts'
import type { Fit } from '#src/lib/gear-train.ts'
import type { TrainSignal } from '#src/stores/pieces.ts'
import { RATES, RUN_ON, STEP } from './config.ts'

/** Seconds that a step takes (spec §4), and that all are done for. */
const SECONDS = { step: 1.5, finished: 1 }

/** Carried from frame to frame; all of it follows from what the demo says alone once time has passed. */
export interface TrainState {
  time: number
  view: ViewName
  /** The lead's way in steps: 2.5 is half way through the third; one past the last, the train has run on. */
  place: number
  /** Teeth that each gear has turned by. A gear joins in at a whole number. */
  teeth: Float32Array
  /** 0..1: engaged; there at all; looked at. */
  engaged: Float32Array
  present: Float32Array
  look: Float32Array
  /** 0..1: the lead is there; the flag is up. */
  bead: number
  flag: number
  fit: Fit
}

export const many = () => new Float32Array(train.length)

export const createTrainState = (): TrainState => ({
  time: Number.NaN,
  view: 'wide',
  place: 0,
  teeth: many(),
  engaged: many(),
  present: many(),
  look: many(),
  bead: 1,
  flag: 0,
  fit: { scale: 1, x: 0, z: 0 },
})

/** Share of a step's teeth at a share of its time: the clutch closes first. */
export const carriedAt = (share: number) => smoothstep(STEP.carry, 1, share)

/** Teeth that the train has gone by at a place. */
export function teethAt(place: number, count: number): number {
  let sum = 0
  for (let i = 0; i < count && i < place; i += 1)
    sum += (train[i]?.carried ?? 0) * carriedAt(Math.min(1, place - i))
  return sum + RUN_ON * (1 - (1 - clamp01(place - count)) ** 2)
}

/** Where the lead is at last in a state: half way where it is on its way. */
function goalOf({ phase, index, count }: Readonly<TrainSignal>): number {
  if (phase === 'idle') return 0
  return phase === 'finished' ? count + 1 : index + 0.62
}

/** The state as it is at last, for stills: nothing of it depends on what came before. */
function settle(state: TrainState, told: Readonly<TrainSignal>): void {
  state.place = goalOf(told)
  const gone = teethAt(state.place, told.count)
  for (let i = 0; i < train.length; i += 1)
    state.teeth[i] = Math.max(0, gone - teethAt(Math.min(i, told.count), told.count))
  state.bead = 1
}

/** The lead goes on by `dt` seconds; it never runs ahead of the demo, and catches up where it is behind. */
function advance(state: TrainState, { phase, index, count }: Readonly<TrainSignal>, dt: number): void {
  const from = state.place
  if (phase === 'running') {
    const pace = from < index ? 6 : 1
    state.place = Math.min(index + 1, from + (pace * dt) / SECONDS.step)
  } else if (phase === 'finished') {
    state.place =
      from < count
        ? Math.min(count, from + (6 * dt) / SECONDS.step)
        : Math.min(count + 1, from + dt / SECONDS.finished)
  }
  const by = teethAt(state.place, count) - teethAt(from, count)
  for (let i = 0; i < count && i <= from; i += 1) state.teeth[i] = (state.teeth[i] ?? 0) + by
}

/** Back to the start: the lead goes, the gears roll on to a whole tooth, and another lead comes. */
function rewind(state: TrainState, share: number): void {
  if (state.place > 0) {
    state.bead *= 1 - share
    if (state.bead < 0.04) state.place = 0
  } else state.bead += (1 - state.bead) * share
  for (let i = 0; i < train.length; i += 1) {
    const teeth = state.teeth[i] ?? 0
    state.teeth[i] = teeth + (Math.ceil(teeth - 0.01) - teeth) * share
  }
}

/** Whether a gear is held by its clutch: once the lead has come to it, and while it is on it. */
const holds = ({ phase, index }: Readonly<TrainSignal>, at: number) =>
  phase === 'finished' ? true : at <= index

/** Follows the page to `time`. Where the clock is frozen or jumps, everything is at its goal at once. Allocates nothing. */
export function followTrain(
  state: TrainState,
  told: Readonly<TrainSignal>,
  time: number,
  aspect: number,
): void {
  const dt = time - state.time
  const runs = isStep(dt)
  const view = viewFor(aspect)
  // A run that began anew, or another template, does not go backwards through the old one.
  const anew = told.phase === 'running' && state.place > told.index + 1
  if (!runs) settle(state, told)
  else if (told.phase === 'idle' || anew) rewind(state, shareOf(RATES.bead, dt))
  else {
    state.bead += (1 - state.bead) * shareOf(RATES.bead, dt)
    advance(state, told, dt)
  }
  for (let i = 0; i < train.length; i += 1) {
    ease(state.engaged, i, holds(told, i) ? 1 : 0, shareOf(RATES.clutch, dt))
    ease(state.present, i, i < told.count ? 1 : 0, shareOf(RATES.present, dt))
  }
  choose(state.look, told.looked, shareOf(RATES.look, dt))
  state.flag += ((told.phase === 'finished' ? 1 : 0) - state.flag) * shareOf(RATES.flag, dt)
  const fit = fits[view][told.count - 1]
  const moved = view === state.view ? shareOf(RATES.fit, dt) : 1
  if (fit) {
    state.fit.scale = lerp(state.fit.scale, fit.scale, moved)
    state.fit.x = lerp(state.fit.x, fit.x, moved)
    state.fit.z = lerp(state.fit.z, fit.z, moved)
  }
  state.view = view
  state.time = time
}

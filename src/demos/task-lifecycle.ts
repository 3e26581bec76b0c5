import { TRAVEL_SECONDS } from '#src/lib/traveller.ts'
import type { MachineDefinition } from './machine.ts'

/** Milliseconds: how long a task stays at a step, at the last one, and on its way between two. */
export const TIMING = {
  /** From Play to the first departure: the press shows an effect at once. */
  start: 600,
  dwell: 3200,
  finished: 4400,
  travel: TRAVEL_SECONDS * 1000,
} as const

/** The steps of spec §2.12: email, calendar, team, document. */
export const STEPS = 4

export interface LifecycleState {
  /** The step on show, 0–3. */
  index: number
  /** The step that the task is on its way to; `index` where it rests. */
  heading: number
  playing: boolean
  /** The visitor chose this step or paused at it: worth telling those who cannot see it. */
  held: boolean
}

type LifecycleEvent =
  /** `began` and `stilled`: by itself, the first with time to read its step; `played` and `paused`: by the visitor. */
  | { type: 'began' | 'stilled' | 'played' | 'paused' | 'departed' | 'arrived' | 'reset' }
  | { type: 'selected'; index: number }

const initial: LifecycleState = { index: 0, heading: 0, playing: false, held: false }

function reduce(state: LifecycleState, event: LifecycleEvent): LifecycleState {
  switch (event.type) {
    case 'began':
    case 'played':
      return { ...state, playing: true, held: false }
    case 'stilled':
      return { ...state, playing: false }
    case 'paused':
      return { ...state, playing: false, held: true }
    case 'departed':
      return { ...state, heading: (state.index + 1) % STEPS }
    case 'arrived':
      return { ...state, index: state.heading }
    case 'reset':
      return initial
    case 'selected':
      return { index: event.index, heading: event.index, playing: false, held: true }
  }
}

function waitAt(index: number): number {
  return index === STEPS - 1 ? TIMING.finished : TIMING.dwell
}

const depart = { type: 'departed' } as const
const arrive = { type: 'arrived' } as const

/**
 * One task goes around: it rests at each step, then travels to the next, and its fields change as it arrives. After the
 * last step another task begins at the first. A pause lets a task that is under way arrive; a choice stops playback.
 */
export const taskLifecycle: MachineDefinition<LifecycleState, LifecycleEvent> = {
  initial,
  reduce,
  follow(event, state, before) {
    const travelling = state.heading !== state.index
    if (event.type === 'departed') return [{ after: TIMING.travel, event: arrive }]
    if (event.type === 'arrived') return state.playing ? [{ after: waitAt(state.index), event: depart }] : []
    if (event.type === 'began' || event.type === 'played') {
      if (before.playing || travelling) return undefined
      const after = event.type === 'played' ? TIMING.start : waitAt(state.index)
      return [{ after, event: depart }]
    }
    if (event.type === 'paused' || event.type === 'stilled') return travelling ? undefined : []
    return []
  },
}

type LifecyclePhase = 'resting' | 'travelling' | 'paused'

/** What `data-phase` says. */
export function phaseOf({ index, heading, playing }: LifecycleState): LifecyclePhase {
  if (heading !== index) return 'travelling'
  return playing ? 'resting' : 'paused'
}

import type { MachineDefinition } from './machine.ts'

/** A round of stops that follow one another by themselves, and wrap from the last to the first. */
interface TourState {
  index: number
  /** `idle`: nothing is due. `paused`: by the visitor; what is left of the wait is kept. */
  phase: 'idle' | 'playing' | 'paused'
  /** The pointer or the keyboard is on it: the clock stands, and goes on by itself. */
  held: boolean
}

export type TourEvent =
  | { type: 'played' }
  | { type: 'paused' }
  | { type: 'next' }
  | { type: 'chosen'; index: number }
  | { type: 'reset' }
  | { type: 'held'; held: boolean }

interface Options {
  /** Milliseconds that each stop is on show. */
  waits: readonly number[]
  /** Choosing a stop ends the playing; otherwise it begins the wait of the chosen stop. */
  stopsOnChoice: boolean
}

function advance(state: TourState, event: TourEvent, { waits, stopsOnChoice }: Options): TourState {
  switch (event.type) {
    case 'played':
      return { ...state, phase: 'playing' }
    case 'paused':
      return state.phase === 'playing' ? { ...state, phase: 'paused' } : state
    case 'next':
      return { ...state, index: (state.index + 1) % waits.length }
    case 'chosen':
      return { ...state, index: event.index, phase: stopsOnChoice ? 'idle' : state.phase }
    case 'reset':
      return { ...state, index: 0, phase: 'idle' }
    case 'held':
      return { ...state, held: event.held }
  }
}

export function createTour(options: Options): MachineDefinition<TourState, TourEvent> {
  const wait = ({ index, phase }: TourState) =>
    phase === 'idle' ? [] : [{ after: options.waits[index] ?? 0, event: { type: 'next' } as const }]
  return {
    initial: { index: 0, phase: 'idle', held: false },
    reduce: (state, event) => advance(state, event, options),
    follow(event, state, before) {
      if (event.type === 'paused' || event.type === 'held') return undefined
      // From a pause, and while it plays already, the wait that is pending stays.
      if (event.type === 'played' && before.phase !== 'idle') return undefined
      return wait(state)
    },
    holds: ({ phase, held }) => phase === 'paused' || held,
  }
}

import { solutions } from '#src/content/solutions.ts'
import type { Delayed } from './delay-queue.ts'
import type { MachineDefinition } from './machine.ts'

/** Milliseconds. Choreography, but for the count, which is the spec's (§4). */
export const TIMING = {
  /** Each card's arrival, one after the other. */
  card: 420,
  /** How long the badge says that all are there. */
  farewell: 4000,
} as const

export interface LoadingState {
  phase: 'waiting' | 'loading' | 'loaded' | 'gone'
  /** Cards that have finished arriving, 0–6. */
  loaded: number
}

/** `all` serves reduced motion: every card is there at once. */
type LoadingEvent = 'start' | 'arrived' | 'all' | 'left'

const COUNT = solutions.length
const arrivals: readonly Delayed<LoadingEvent>[] = solutions.map((_, i) => ({
  after: (i + 1) * TIMING.card,
  event: 'arrived',
}))

function advance(state: LoadingState, event: LoadingEvent): LoadingState {
  switch (event) {
    case 'start':
      return state.phase === 'waiting' ? { ...state, phase: 'loading' } : state
    case 'arrived': {
      const loaded = Math.min(COUNT, state.loaded + 1)
      return { phase: loaded === COUNT ? 'loaded' : 'loading', loaded }
    }
    case 'all':
      return state.phase === 'gone' ? state : { phase: 'loaded', loaded: COUNT }
    case 'left':
      return { ...state, phase: 'gone' }
  }
}

/** The cards of the overview arrive in turn; the badge counts them, says that all are there, and goes. */
export const solutionsLoading: MachineDefinition<LoadingState, LoadingEvent> = {
  initial: { phase: 'waiting', loaded: 0 },
  reduce: advance,
  follow(event, state, before) {
    if (event === 'start') return before.phase === 'waiting' ? arrivals : undefined
    if (state.phase === 'loaded' && before.phase !== 'loaded')
      return [{ after: TIMING.farewell, event: 'left' }]
    return undefined
  },
}

import type { Delayed } from './delay-queue.ts'
import type { MachineDefinition } from './machine.ts'

/** Milliseconds. `minimum` is spec §9, `latest` and the skip are the product's, the rest is choreography. */
export const TIMING = {
  word: 1150,
  welcome: 3450,
  minimum: 4500,
  latest: 8000,
  outro: 900,
  /** From the overlay's end to page-ready (spec §4). */
  pageReady: 100,
} as const

interface IntroState {
  phase: 'idle' | 'words' | 'welcome' | 'leaving' | 'done'
  /** Index of the title word on show, 0–2. */
  word: number
  /** What the page waits for: fonts, the first page, the first scene. */
  loaded: boolean
  /** The minimum time has passed. */
  held: boolean
}

export type IntroEvent = 'start' | 'word' | 'welcome' | 'held' | 'loaded' | 'skip' | 'latest' | 'left'

/** `left`: milliseconds until the intro has to be over. */
const script = (left: number): readonly Delayed<IntroEvent>[] => [
  { after: TIMING.word, event: 'word' },
  { after: 2 * TIMING.word, event: 'word' },
  { after: TIMING.welcome, event: 'welcome' },
  { after: TIMING.minimum, event: 'held' },
  { after: Math.max(0, left - TIMING.outro), event: 'latest' },
]

function advance(state: IntroState, event: IntroEvent): IntroState {
  switch (event) {
    case 'start':
      return state.phase === 'idle' ? { ...state, phase: 'words' } : state
    case 'word':
      return { ...state, word: Math.min(2, state.word + 1) }
    case 'welcome':
      return { ...state, phase: 'welcome' }
    case 'held':
      return { ...state, held: true }
    case 'loaded':
      return { ...state, loaded: true }
    case 'skip':
    case 'latest':
      return { ...state, phase: 'leaving' }
    case 'left':
      return { ...state, phase: 'done' }
  }
}

export const initialIntro: IntroState = { phase: 'idle', word: 0, loaded: false, held: false }

/**
 * Three words, then the welcome, until the minimum has passed and everything is loaded; at 8 s it ends regardless. Its first
 * picture is older than its code, and its code older than its start: `passed` says how many milliseconds of the 8 s are over.
 */
export function createIntro(passed = () => 0): MachineDefinition<IntroState, IntroEvent> {
  const left = () => Math.max(0, TIMING.latest - passed())
  return {
    initial: initialIntro,
    reduce(state, event) {
      const over = state.phase === 'done' || (state.phase === 'leaving' && event !== 'left')
      if (over) return state
      const next = advance(state, event)
      return next.held && next.loaded && event !== 'left' ? { ...next, phase: 'leaving' } : next
    },
    follow(event, state, before) {
      if (event === 'start') return before.phase === 'idle' ? script(left()) : undefined
      if (event === 'left') return []
      // Only the event that began the leaving: a second skip must not begin it again.
      return state.phase === 'leaving' && before.phase !== 'leaving'
        ? [{ after: event === 'latest' ? Math.min(TIMING.outro, left()) : TIMING.outro, event: 'left' }]
        : undefined
    },
  }
}

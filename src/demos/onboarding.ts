import type { MachineDefinition } from './machine.ts'

/** Milliseconds. A stage does its work in `BEATS` beats; `hold` is how long a choice outlasts what scrolls past. */
export const TIMING = { beat: 650, hold: 1500 } as const
export const BEATS = 3

interface OnboardingState {
  phase: 'idle' | 'working' | 'done'
  /** The stage on show. */
  index: number
  /** Beats of its work that are done. */
  beat: number
  /** The furthest stage that was on show; none at first. */
  reached: number
  /** The visitor chose the stage, and the page is on its way there. */
  held: boolean
}

export type OnboardingEvent =
  | { type: 'seen'; index: number }
  | { type: 'chosen'; index: number }
  | { type: 'beaten' }
  | { type: 'released' }

function show(state: OnboardingState, index: number, held: boolean): OnboardingState {
  const reached = Math.max(state.reached, index)
  return { phase: 'working', index, beat: 0, reached, held }
}

/** Scrolling back to a stage that has been on show finds it done: only a choice plays it again. */
function see(state: OnboardingState, index: number): OnboardingState {
  if (state.held) return index === state.index ? { ...state, held: false } : state
  if (index > state.reached) return show(state, index, false)
  return index === state.index ? state : { ...state, phase: 'done', index, beat: BEATS }
}

const work = Array.from({ length: BEATS }, (_, at) => ({
  after: (at + 1) * TIMING.beat,
  event: { type: 'beaten' as const },
}))

/** The onboarding panel: it follows the stage that is read, or the one that was chosen. */
export const onboardingDemo: MachineDefinition<OnboardingState, OnboardingEvent> = {
  initial: { phase: 'idle', index: 0, beat: 0, reached: -1, held: false },
  reduce(state, event) {
    switch (event.type) {
      case 'seen':
        return see(state, event.index)
      case 'chosen':
        return show(state, event.index, true)
      case 'beaten': {
        const beat = state.beat + 1
        return { ...state, beat, phase: beat < BEATS ? 'working' : 'done' }
      }
      case 'released':
        return { ...state, held: false }
    }
  },
  follow(event, state, before) {
    if (event.type === 'chosen') return [...work, { after: TIMING.hold, event: { type: 'released' } }]
    if (event.type !== 'seen') return undefined
    if (state.reached > before.reached) return work
    return state.index === before.index ? undefined : []
  },
}

/** Beats done by the stage `at`: stages passed stay as they ended. */
export function beatOf(state: OnboardingState, at: number): number {
  if (at === state.index) return state.beat
  return at <= state.reached ? BEATS : 0
}

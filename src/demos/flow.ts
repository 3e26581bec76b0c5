import type { Demo } from './engine.ts'

/** Milliseconds (spec §4: about 4 s after the section becomes visible). The clock runs in view only. */
export const TIMING = { start: 4000 } as const

export interface FlowState {
  phase: 'waiting' | 'flowing' | 'paused'
}

/** `watched`: the diagram is there to be seen, and may start by itself. */
export type FlowEvent = 'watched' | 'due' | 'played' | 'paused'

/** Data that begins to run along the connections of a diagram. */
export const flowDemo: Demo<FlowState, FlowEvent> = {
  initial: { phase: 'waiting' },
  reduce(state, event) {
    if (event === 'paused') return { phase: 'paused' }
    if (event === 'played') return { phase: 'flowing' }
    return event === 'due' ? { phase: 'flowing' } : state
  },
  follow(event, { phase }) {
    if (event === 'watched') return phase === 'waiting' ? [{ after: TIMING.start, event: 'due' }] : undefined
    // Whoever has used the control decides: nothing starts by itself after that.
    return []
  },
}

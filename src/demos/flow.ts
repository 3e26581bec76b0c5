import type { MachineDefinition } from './machine.ts'

/** Milliseconds (spec §4: about 4 s after the section becomes visible). The clock runs in view only. */
export const TIMING = { start: 4000 } as const

interface FlowState {
  phase: 'waiting' | 'flowing' | 'paused'
}

/** `watched`: it may start by itself once it is seen; `stilled`: it may not, the visitor asked for less motion. */
type FlowEvent = 'watched' | 'stilled' | 'due' | 'played' | 'paused'

/** Data that begins to run along the connections of a diagram. */
export const flowDemo: MachineDefinition<FlowState, FlowEvent> = {
  initial: { phase: 'waiting' },
  reduce(state, event) {
    if (event === 'played' || event === 'due') return { phase: 'flowing' }
    if (event === 'paused') return { phase: 'paused' }
    return event === 'stilled' && state.phase === 'flowing' ? { phase: 'paused' } : state
  },
  follow(event, { phase }) {
    if (event === 'watched') return phase === 'waiting' ? [{ after: TIMING.start, event: 'due' }] : undefined
    // Everything else calls off what was about to start by itself.
    return []
  },
}

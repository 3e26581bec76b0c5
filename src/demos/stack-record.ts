import type { MachineDefinition } from './machine.ts'

/** Milliseconds: until the first record drops by itself, and at each layer. The clock runs in view only. */
export const TIMING = { start: 1600, layer: 1250 } as const

/** Layers of the technology stack. */
export const LAYERS = 6

export interface RecordState {
  phase: 'waiting' | 'dropping' | 'paused' | 'done'
  /** The layer that it is at, from the top; meaningful while it drops or is paused. */
  index: number
}

/**
 * `watched`: it may drop by itself once; `stilled`: it may not, the visitor asked for less motion; `chosen`: a layer is
 * taken out, which needs the stack for itself.
 */
type RecordEvent = 'watched' | 'stilled' | 'due' | 'passed' | 'played' | 'paused' | 'chosen'

const done: RecordState = { phase: 'done', index: 0 }

function reduce(state: RecordState, event: RecordEvent): RecordState {
  switch (event) {
    case 'watched':
      return state
    case 'due':
      return { phase: 'dropping', index: 0 }
    case 'played':
      return { phase: 'dropping', index: state.phase === 'paused' ? state.index : 0 }
    case 'passed':
      return state.index + 1 < LAYERS ? { ...state, index: state.index + 1 } : done
    case 'paused':
    case 'stilled':
      return state.phase === 'dropping' ? { ...state, phase: 'paused' } : state
    case 'chosen':
      return done
  }
}

/** One record drops through the layers from the top down. */
export const stackRecord: MachineDefinition<RecordState, RecordEvent> = {
  initial: { phase: 'waiting', index: 0 },
  reduce,
  follow(event, { phase }) {
    if (event === 'watched') return phase === 'waiting' ? [{ after: TIMING.start, event: 'due' }] : undefined
    return phase === 'dropping' ? [{ after: TIMING.layer, event: 'passed' }] : []
  },
}

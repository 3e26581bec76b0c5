import type { MachineDefinition } from './machine.ts'

/** Milliseconds that a panel takes to fade out before its content changes. */
export const TIMING = { fade: 220 } as const

interface BusinessState {
  phase: 'shown' | 'leaving'
  /** The tab whose panel is on show. */
  index: number
  /** The tab that was chosen; its panel comes once the last one has gone. */
  chosen: number
}

type BusinessEvent = { type: 'chosen'; index: number } | { type: 'faded' }

/** Four tabs, one panel: it fades out, then its content changes (spec §4, business-intelligence tabs). */
export const businessDemo: MachineDefinition<BusinessState, BusinessEvent> = {
  initial: { phase: 'shown', index: 0, chosen: 0 },
  reduce(state, event) {
    if (event.type === 'faded') return { phase: 'shown', index: state.chosen, chosen: state.chosen }
    // Back to the panel that is still there: nothing has to change.
    if (event.index === state.index) return { phase: 'shown', index: state.index, chosen: state.index }
    return { ...state, phase: 'leaving', chosen: event.index }
  },
  follow(event, { phase }, before) {
    if (event.type === 'faded' || phase === 'shown') return []
    // A third choice while the panel is fading takes no longer than the second.
    return before.phase === 'leaving' ? undefined : [{ after: TIMING.fade, event: { type: 'faded' } }]
  },
}

import type { MachineDefinition } from './machine.ts'

/** Milliseconds from closing until the selection is cleared, so that the content stays while it fades (spec §9). */
export const TIMING = { clear: 300 } as const

interface ModalState {
  open: boolean
  /** Id of the capability on show; null when nothing is. */
  selected: string | null
}

export type ModalEvent = { type: 'opened'; id: string } | { type: 'closed' } | { type: 'cleared' }

export const capabilityModal: MachineDefinition<ModalState, ModalEvent> = {
  initial: { open: false, selected: null },
  reduce(state, event) {
    if (event.type === 'opened') return { open: true, selected: event.id }
    if (event.type === 'closed') return { ...state, open: false }
    return { open: false, selected: null }
  },
  follow(event) {
    // Opened again while the last one is being cleared, it keeps the new one.
    return event.type === 'closed' ? [{ after: TIMING.clear, event: { type: 'cleared' } }] : []
  },
}

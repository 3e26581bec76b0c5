import { createStore } from 'zustand/vanilla'

interface CapabilityState {
  /** The capability whose card the pointer or the keyboard is on. */
  woken: string | null
}

/** What the cards of the capabilities tell the objects drawn in them. */
export const capabilityStore = createStore<CapabilityState>(() => ({ woken: null }))

export const capabilityWoken = (id: string) => capabilityStore.setState({ woken: id })

/** The pointer may have entered another card before this one was left. */
export function capabilityLeft(id: string): void {
  if (capabilityStore.getState().woken === id) capabilityStore.setState({ woken: null })
}

import type { MachineDefinition } from './machine.ts'

/** The headline's two phrases take turns in being the accented one (spec §2.4). */
interface HeadlineState {
  accented: 0 | 1
}

type HeadlineEvent = { type: 'started' } | { type: 'turned' }

/** Milliseconds that a phrase keeps the accent. */
export const TIMING = { hold: 6000 } as const

export const headlineDemo: MachineDefinition<HeadlineState, HeadlineEvent> = {
  // The second phrase has the accent in the HTML.
  initial: { accented: 1 },
  reduce: (state, event) => (event.type === 'turned' ? { accented: state.accented === 0 ? 1 : 0 } : state),
  follow: () => [{ after: TIMING.hold, event: { type: 'turned' } }],
}

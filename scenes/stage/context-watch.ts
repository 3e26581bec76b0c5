import type { StageStatus } from '#src/stores/stage.ts'

/**
 * loading: nothing drawn yet · live: drawing · lost: the GPU took the context away · rebuilding: it is back and a
 * fresh canvas is being made · failed: over for this visit · off: disposed.
 */
export type Phase = 'loading' | 'live' | 'lost' | 'rebuilding' | 'failed' | 'off'
export type ContextEvent = 'drawn' | 'contextLost' | 'contextRestored' | 'broke' | 'late' | 'disposed'

export interface ContextState {
  phase: Phase
  /** Grows with each canvas. */
  generation: number
}

export const initialContext: ContextState = { phase: 'loading', generation: 1 }

/** Product: Experience modes. Milliseconds. */
export const FIRST_FRAME_MS = 8000
export const RESTORE_MS = 5000

const NEXT: Record<Phase, Partial<Record<ContextEvent, Phase>>> = {
  loading: { drawn: 'live', contextLost: 'lost', broke: 'failed', late: 'failed', disposed: 'off' },
  live: { contextLost: 'lost', broke: 'failed', disposed: 'off' },
  lost: { contextRestored: 'rebuilding', broke: 'failed', late: 'failed', disposed: 'off' },
  rebuilding: { drawn: 'live', contextLost: 'lost', broke: 'failed', late: 'failed', disposed: 'off' },
  failed: { disposed: 'off' },
  off: {},
}

export function reduce(state: ContextState, event: ContextEvent): ContextState {
  const phase = NEXT[state.phase][event]
  if (!phase) return state
  return { phase, generation: state.generation + (phase === 'rebuilding' ? 1 : 0) }
}

/** How long a phase may last; null for ever. */
export function deadlineOf(phase: Phase): number | null {
  if (phase === 'loading' || phase === 'rebuilding') return FIRST_FRAME_MS
  return phase === 'lost' ? RESTORE_MS : null
}

const STATUS: Record<Phase, StageStatus> = {
  loading: 'loading',
  live: 'live',
  lost: 'lost',
  rebuilding: 'lost',
  failed: 'off',
  off: 'off',
}

export const statusOf = (phase: Phase): StageStatus => STATUS[phase]

export interface ContextWatch {
  send: (event: ContextEvent) => void
  phase: () => Phase
  /** A hidden page draws nothing: its deadlines begin anew when it is shown. */
  visibilityChanged: (hidden: boolean) => void
}

/** The reducer with its one timer. `entered` is called with every new state. */
export function watchContext(entered: (state: ContextState) => void, hidden = false): ContextWatch {
  let state = initialContext
  let away = hidden
  let timer: ReturnType<typeof setTimeout> | undefined

  function watch(): void {
    clearTimeout(timer)
    const deadline = away ? null : deadlineOf(state.phase)
    if (deadline !== null) timer = setTimeout(() => send('late'), deadline)
  }
  function send(event: ContextEvent): void {
    const next = reduce(state, event)
    if (next === state) return
    state = next
    watch()
    entered(state)
  }
  watch()
  return {
    send,
    phase: () => state.phase,
    visibilityChanged(nowHidden) {
      away = nowHidden
      watch()
    },
  }
}

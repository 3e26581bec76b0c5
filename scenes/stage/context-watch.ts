import type { StageStatus } from '#src/stores/stage.ts'

/**
 * loading: nothing drawn yet · live: drawing · lost: the GPU took the context away · rebuilding: it is back and a
 * fresh canvas is being made · failed: over for this visit.
 */
export type Phase = 'loading' | 'live' | 'lost' | 'rebuilding' | 'failed'
export type ContextEvent = 'drawn' | 'contextLost' | 'contextRestored' | 'broke' | 'late'

/** Product: Experience modes. Milliseconds. */
export const FIRST_FRAME_MS = 8000
export const RESTORE_MS = 5000
/** A context lost so often within this time will be lost again: it counts as one that cannot be restored. */
export const LOSSES = { most: 3, within: 60_000 } as const

const NEXT: Record<Phase, Partial<Record<ContextEvent, Phase>>> = {
  loading: { drawn: 'live', contextLost: 'lost', broke: 'failed', late: 'failed' },
  live: { contextLost: 'lost', broke: 'failed' },
  lost: { contextRestored: 'rebuilding', broke: 'failed', late: 'failed' },
  rebuilding: { drawn: 'live', contextLost: 'lost', broke: 'failed', late: 'failed' },
  failed: {},
}

export const reduce = (phase: Phase, event: ContextEvent): Phase => NEXT[phase][event] ?? phase

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
}

export const statusOf = (phase: Phase): StageStatus => STATUS[phase]

export interface ContextWatch {
  send: (event: ContextEvent) => void
  phase: () => Phase
  /** A hidden page draws nothing: its deadlines begin anew when it is shown. */
  visibilityChanged: (hidden: boolean) => void
}

/** The reducer with its one timer, of a page that is hidden at first. `entered` is called with every new phase. */
export function watchContext(entered: (phase: Phase) => void): ContextWatch {
  let phase: Phase = 'loading'
  let away = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let losses: readonly number[] = []

  /** Whether this loss is one too many. */
  function tooMany(): boolean {
    const now = performance.now()
    losses = [...losses.filter((at) => now - at < LOSSES.within), now]
    return losses.length >= LOSSES.most
  }
  function watch(): void {
    clearTimeout(timer)
    const deadline = away ? null : deadlineOf(phase)
    if (deadline !== null) timer = setTimeout(() => send('late'), deadline)
  }
  function send(event: ContextEvent): void {
    const next = reduce(phase, event)
    if (next === phase) return
    phase = next
    watch()
    entered(phase)
    if (event === 'contextLost' && tooMany()) send('broke')
  }
  return {
    send,
    phase: () => phase,
    visibilityChanged(nowHidden) {
      away = nowHidden
      watch()
    },
  }
}

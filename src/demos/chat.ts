import type { Delayed } from './delay-queue.ts'
import type { MachineDefinition } from './machine.ts'

/** Milliseconds (spec §9). `start` counts from the moment the section is loaded and seen. */
export const TIMING = { start: 2000, typing: 1500, rest: 3000, empty: 1000 } as const

/** What the timetable needs to know of a message. */
interface ChatCue {
  /** Wait in ms after the message before. */
  delay: number
  typing: boolean
}

export interface ChatState {
  /** `idle` until it is loaded; `ended` rests on the full conversation, `cleared` on the empty one. */
  phase: 'idle' | 'starting' | 'waiting' | 'typing' | 'ended' | 'cleared'
  /** Messages on show. */
  shown: number
  /** Times the conversation has been played to its end. */
  round: number
}

type ChatEvent = 'loaded' | 'began' | 'due' | 'typed' | 'cleared'

/** A conversation that plays message by message, rests, clears and begins again, for ever (spec §4). */
export function createChat(messages: readonly ChatCue[]): MachineDefinition<ChatState, ChatEvent> {
  function show(state: ChatState): ChatState {
    const shown = state.shown + 1
    return { ...state, shown, phase: shown < messages.length ? 'waiting' : 'ended' }
  }

  function reduce(state: ChatState, event: ChatEvent): ChatState {
    switch (event) {
      case 'loaded':
        return state.phase === 'idle' ? { ...state, phase: 'starting' } : state
      case 'began':
        return { ...state, phase: 'waiting' }
      case 'due':
        return messages[state.shown]?.typing ? { ...state, phase: 'typing' } : show(state)
      case 'typed':
        return show(state)
      case 'cleared':
        return { phase: 'cleared', shown: 0, round: state.round + 1 }
    }
  }

  /** What comes after each phase. */
  function next({ phase, shown }: ChatState): readonly Delayed<ChatEvent>[] {
    switch (phase) {
      case 'idle':
        return []
      case 'starting':
        return [{ after: TIMING.start, event: 'began' }]
      case 'waiting':
        return [{ after: messages[shown]?.delay ?? 0, event: 'due' }]
      case 'typing':
        return [{ after: TIMING.typing, event: 'typed' }]
      case 'ended':
        return [{ after: TIMING.rest, event: 'cleared' }]
      case 'cleared':
        return [{ after: TIMING.empty, event: 'began' }]
    }
  }

  return {
    initial: { phase: 'idle', shown: 0, round: 0 },
    reduce,
    // A second `loaded` changes nothing, and must not start the wait again.
    follow: (_, state, before) => (state === before ? undefined : next(state)),
  }
}

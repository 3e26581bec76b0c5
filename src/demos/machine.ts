import { createStore, type StoreApi } from 'zustand/vanilla'
import { createDelayQueue, type Delayed } from './delay-queue.ts'

/*
 * The state machine of a scripted sequence. A definition is data: an initial state, a pure `reduce`, and `follow`, which
 * says what is due after an event. The machine owns the only timer.
 */
export interface MachineDefinition<State, Event> {
  initial: State
  reduce: (state: State, event: Event) => State
  /** Delayed events that replace all pending ones; undefined leaves what is pending as it is. */
  follow: (event: Event, state: State, before: State) => readonly Delayed<Event>[] | undefined
  /** True while the visitor has stopped the clock; as with `pause`, the part of a wait already served counts. */
  holds?: (state: State) => boolean
}

/** A store, as `useStore` reads it, and what drives it. */
export interface Machine<State, Event> extends Pick<
  StoreApi<State>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  send: (event: Event) => void
  /** Stops the clock; the part of each wait already served counts when it resumes. */
  pause: () => void
  resume: () => void
  /** Plays all that is pending at once, in order. */
  finish: () => void
  reset: () => void
}

/** Events that `finish` plays at most: a demo that loops never runs dry. */
const MOST_FINISHED = 100

export function createMachine<State, Event>(
  definition: MachineDefinition<State, Event>,
): Machine<State, Event> {
  const store = createStore<State>(() => definition.initial)
  const queue = createDelayQueue<Event>(apply)
  let paused = false

  function hold(): void {
    queue.hold(paused || (definition.holds?.(store.getState()) ?? false))
  }

  function enter(state: State): void {
    store.setState(state, true)
    hold()
  }

  function apply(event: Event): void {
    const before = store.getState()
    const state = definition.reduce(before, event)
    const delayed = definition.follow(event, state, before)
    if (delayed) queue.replace(delayed)
    enter(state)
  }

  function setPaused(next: boolean): void {
    queue.change(() => {
      paused = next
      hold()
    })
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    send: (event) => queue.change(() => apply(event)),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    finish: () =>
      queue.change(() => {
        for (let played = 0; played < MOST_FINISHED; played += 1) {
          const delayed = queue.shift()
          if (!delayed) break
          apply(delayed.event)
        }
      }),
    reset: () =>
      queue.change(() => {
        queue.replace([])
        enter(definition.initial)
      }),
  }
}

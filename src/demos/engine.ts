import { createCueQueue, type Cue } from './cue-queue.ts'

/*
 * The clock of every scripted sequence. A demo is data: an initial state, a pure `reduce`, and `follow`, which says
 * what is due after an event. The engine owns the only timer.
 */
export interface Demo<State, Event> {
  initial: State
  reduce: (state: State, event: Event) => State
  /** Cues that replace all pending ones; undefined leaves what is pending as it is. */
  follow: (event: Event, state: State, before: State) => readonly Cue<Event>[] | undefined
  /** True while the clock stands by the visitor's wish; as with `pause`, the part of a wait already served counts. */
  holds?: (state: State) => boolean
}

export interface Engine<State, Event> {
  getState: () => State
  subscribe: (listener: () => void) => () => void
  send: (event: Event) => void
  /** Stops the clock; the part of each wait already served counts when it resumes. */
  pause: () => void
  resume: () => void
  /** Plays all that is pending at once, in order, up to `limit` events (looping demos never run dry). */
  finish: (limit?: number) => void
  reset: () => void
}

export function createEngine<State, Event>(demo: Demo<State, Event>): Engine<State, Event> {
  let state = demo.initial
  let paused = false
  const listeners = new Set<() => void>()
  const queue = createCueQueue<Event>(apply)

  function announce(): void {
    for (const listener of listeners) listener()
  }

  function hold(): void {
    queue.hold(paused || (demo.holds?.(state) ?? false))
  }

  function apply(event: Event): void {
    const before = state
    state = demo.reduce(before, event)
    const cues = demo.follow(event, state, before)
    if (cues) queue.replace(cues)
    hold()
    announce()
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send(event) {
      queue.settle()
      apply(event)
      queue.arm()
    },
    pause() {
      queue.settle()
      paused = true
      hold()
    },
    resume() {
      queue.settle()
      paused = false
      hold()
      queue.arm()
    },
    finish(limit = 100) {
      queue.settle()
      for (let played = 0; played < limit; played += 1) {
        const cue = queue.shift()
        if (!cue) break
        apply(cue.event)
      }
      queue.arm()
    },
    reset() {
      queue.settle()
      queue.replace([])
      state = demo.initial
      hold()
      announce()
    },
  }
}

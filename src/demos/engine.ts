/*
 * The clock of every scripted sequence. A demo is data: an initial state, a pure `reduce`, and `follow`, which says
 * what is due after an event. The engine owns the only timer.
 */

/** An event that is due `after` milliseconds. */
export interface Cue<Event> {
  after: number
  event: Event
}

export interface Demo<State, Event> {
  initial: State
  reduce: (state: State, event: Event) => State
  /** Cues that replace all pending ones; undefined leaves what is pending as it is. */
  follow: (event: Event, state: State, before: State) => readonly Cue<Event>[] | undefined
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
  /** Remaining waits in ms as of `since`, soonest first. */
  let pending: Cue<Event>[] = []
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let paused = false
  const listeners = new Set<() => void>()

  function settle(): void {
    const served = timer === undefined ? 0 : Date.now() - since
    clearTimeout(timer)
    timer = undefined
    for (const cue of pending) cue.after = Math.max(0, cue.after - served)
  }
  function arm(): void {
    const next = pending[0]
    // A listener that sent an event has armed already.
    clearTimeout(timer)
    timer = undefined
    if (!next || paused) return
    since = Date.now()
    timer = setTimeout(fire, next.after)
  }
  /** Plays what is due, cues of one moment in the order of the script. */
  function fire(): void {
    settle()
    const due = pending.filter((cue) => cue.after <= 0)
    for (const cue of due) {
      // An earlier cue may have replaced what was pending.
      if (!pending.includes(cue)) continue
      pending = pending.filter((other) => other !== cue)
      apply(cue.event)
    }
    arm()
  }
  function apply(event: Event): void {
    const before = state
    state = demo.reduce(before, event)
    const cues = demo.follow(event, state, before)
    if (cues) pending = cues.map((cue) => ({ ...cue })).sort((a, b) => a.after - b.after)
    for (const listener of listeners) listener()
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send(event) {
      settle()
      apply(event)
      arm()
    },
    pause() {
      settle()
      paused = true
    },
    resume() {
      if (!paused) return
      paused = false
      arm()
    },
    finish(limit = 100) {
      settle()
      for (let played = 0; played < limit && pending.length > 0; played += 1) {
        const cue = pending.shift()
        if (cue) apply(cue.event)
      }
      arm()
    },
    reset() {
      settle()
      pending = []
      state = demo.initial
      for (const listener of listeners) listener()
    },
  }
}

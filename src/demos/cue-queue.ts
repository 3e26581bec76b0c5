/** An event that is due `after` milliseconds. */
export interface Cue<Event> {
  after: number
  event: Event
}

/** Pending cues and the one timer that waits for the soonest of them. */
export interface CueQueue<Event> {
  /** Takes the place of all that is pending. */
  replace: (cues: readonly Cue<Event>[]) => void
  /** The soonest, whether it is due or not; it is no longer pending then. */
  shift: () => Cue<Event> | undefined
  /** Stops the timer and counts the time served. A change happens between `settle` and `arm`. */
  settle: () => void
  arm: () => void
  hold: (held: boolean) => void
}

/** `fire` is called with each cue as it falls due; cues of one moment come in the order they were given. */
export function createCueQueue<Event>(fire: (event: Event) => void): CueQueue<Event> {
  /** Remaining waits in ms as of `since`, soonest first. */
  let pending: Cue<Event>[] = []
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false

  function settle(): void {
    if (timer === undefined) return
    const served = performance.now() - since
    clearTimeout(timer)
    timer = undefined
    for (const cue of pending) cue.after = Math.max(0, cue.after - served)
  }

  function arm(): void {
    // A listener may have sent an event of its own: still one timer.
    settle()
    const next = pending[0]
    if (!next || held) return
    since = performance.now()
    timer = setTimeout(ring, next.after)
  }

  function ring(): void {
    settle()
    const due = pending.filter((cue) => cue.after <= 0)
    for (const cue of due) {
      // An earlier cue may have replaced what was pending.
      if (!pending.includes(cue)) continue
      pending = pending.filter((other) => other !== cue)
      fire(cue.event)
    }
    arm()
  }

  return {
    replace(cues) {
      pending = cues.map((cue) => ({ ...cue })).sort((a, b) => a.after - b.after)
    },
    shift: () => pending.shift(),
    settle,
    arm,
    hold(next) {
      held = next
    },
  }
}

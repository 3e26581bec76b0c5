/**
 * Timers count whole milliseconds and clocks are coarse: a timer may fire before its wait is served to the last fraction.
 * Waiting for that fraction again would be a timer of 0 ms, time after time.
 */
const DUE_MS = 1

/** An event that is due `after` milliseconds. */
export interface Delayed<Event> {
  after: number
  event: Event
}

/** Pending events and the one timer that waits for the soonest of them. */
interface DelayQueue<Event> {
  /** Replaces all that is pending. Within `change` only, as `hold` and `shift`. */
  replace: (events: readonly Delayed<Event>[]) => void
  /** Removes and returns the soonest, whether it is due or not. */
  shift: () => Delayed<Event> | undefined
  hold: (held: boolean) => void
  /** Stops the timer, counts the time served, runs `make`, and waits again. */
  change: (make: () => void) => void
}

/** `fire` is called with each event as it falls due; events of one moment come in the order they were given. */
export function createDelayQueue<Event>(fire: (event: Event) => void): DelayQueue<Event> {
  /** Remaining waits in ms as of `since`, soonest first. */
  let pending: Delayed<Event>[] = []
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false

  function stop(): void {
    if (timer === undefined) return
    const served = performance.now() - since
    clearTimeout(timer)
    timer = undefined
    for (const delayed of pending) delayed.after = Math.max(0, delayed.after - served)
  }

  function change(make: () => void): void {
    stop()
    make()
    // A listener may have made a change of its own: still one timer.
    stop()
    const next = pending[0]
    if (!next || held) return
    since = performance.now()
    timer = setTimeout(() => change(fireDue), next.after)
  }

  function fireDue(): void {
    for (const delayed of pending.filter(({ after }) => after < DUE_MS)) {
      // An earlier event may have replaced what was pending.
      if (!pending.includes(delayed)) continue
      pending = pending.filter((other) => other !== delayed)
      fire(delayed.event)
    }
  }

  return {
    replace(events) {
      pending = events.map((delayed) => ({ ...delayed })).sort((a, b) => a.after - b.after)
    },
    shift: () => pending.shift(),
    hold(next) {
      held = next
    },
    change,
  }
}

export interface Schedule {
  /** Makes a name due after a wait in milliseconds; 0 is now. */
  at: (name: string, wait: number) => void
  has: (name: string) => boolean
  /** Starts nothing for so many milliseconds. */
  pause: (wait: number) => void
  /** Starts what is due and has room; called whenever room was made. */
  wake: () => void
  stop: () => void
}

interface Options {
  /** How many may be started now. */
  room: () => number
  start: (name: string) => void
}

/** Of the monotonic clock: a clock that is set back or forward must not hold up the queue. */
const now = () => performance.now()

/** One timer that can be set to an earlier time. */
function alarm(rung: () => void) {
  let timer: NodeJS.Timeout | undefined
  /** When it rings; kept apart so that setting it does not search all that wait. */
  let at = Infinity
  return {
    due: () => now() >= at,
    set(time: number): void {
      if (time >= at) return
      clearTimeout(timer)
      at = time
      timer = setTimeout(
        () => {
          // Also when it rang a millisecond early: then it is set again.
          at = -Infinity
          rung()
        },
        Math.max(time - now(), 0),
      )
      timer.unref()
    },
    clear(): void {
      clearTimeout(timer)
      at = Infinity
    },
  }
}

/** Names and when they are due, with one timer for the earliest; what is due is started in order of arrival. */
export function createSchedule({ room, start }: Options): Schedule {
  const ready = new Set<string>()
  const later = new Map<string, number>()
  const timer = alarm(wake)
  let pausedUntil = 0
  let stopped = false

  function collectDue(): void {
    if (!timer.due()) return
    timer.clear()
    let earliest = Infinity
    for (const [name, due] of later) {
      if (due <= now()) {
        later.delete(name)
        ready.add(name)
      } else earliest = Math.min(earliest, due)
    }
    if (earliest < Infinity) timer.set(earliest)
  }

  function wake(): void {
    if (stopped) return
    collectDue()
    if (now() < pausedUntil) return timer.set(pausedUntil)
    for (const name of ready) {
      if (room() <= 0) return
      ready.delete(name)
      start(name)
    }
  }

  function at(name: string, wait: number): void {
    if (wait <= 0) ready.add(name)
    else {
      later.set(name, now() + wait)
      timer.set(now() + wait)
    }
    wake()
  }

  return {
    at,
    has: (name) => ready.has(name) || later.has(name),
    pause(wait) {
      pausedUntil = now() + wait
    },
    wake,
    stop() {
      stopped = true
      timer.clear()
    },
  }
}

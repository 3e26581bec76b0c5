export interface Schedule {
  /** Makes a name due at a time (milliseconds since 1970; the past is now). */
  at: (name: string, due: number) => void
  has: (name: string) => boolean
  /** Starts nothing before `until`. */
  pause: (until: number) => void
  /** Starts what is due and has room; called whenever room was made. */
  wake: () => void
  stop: () => void
  size: () => number
}

interface Options {
  /** How many may be started now. */
  room: () => number
  start: (name: string) => void
}

/** setTimeout takes no longer waits. */
const LONGEST_TIMER = 2 ** 31 - 1

/** One timer that can be set to an earlier time. */
function alarm(rung: () => void) {
  let timer: NodeJS.Timeout | undefined
  /** When it rings; kept apart so that setting it does not search all that wait. */
  let at = Infinity
  return {
    due: (now: number) => now >= at,
    set(time: number): void {
      if (time >= at) return
      clearTimeout(timer)
      at = time
      const wait = Math.min(Math.max(time - Date.now(), 0), LONGEST_TIMER)
      timer = setTimeout(() => {
        // Also when it rang a millisecond early: then it is set again.
        at = -Infinity
        rung()
      }, wait)
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

  function collectDue(now: number): void {
    if (!timer.due(now)) return
    timer.clear()
    let earliest = Infinity
    for (const [name, due] of later) {
      if (due <= now) {
        later.delete(name)
        ready.add(name)
      } else earliest = Math.min(earliest, due)
    }
    if (earliest < Infinity) timer.set(earliest)
  }

  function wake(): void {
    if (stopped) return
    const now = Date.now()
    collectDue(now)
    if (now < pausedUntil) return timer.set(pausedUntil)
    for (const name of ready) {
      if (room() <= 0) return
      ready.delete(name)
      start(name)
    }
  }

  function at(name: string, due: number): void {
    if (due <= Date.now()) ready.add(name)
    else {
      later.set(name, due)
      timer.set(due)
    }
    wake()
  }

  return {
    at,
    has: (name) => ready.has(name) || later.has(name),
    pause(until) {
      pausedUntil = until
    },
    wake,
    stop() {
      stopped = true
      timer.clear()
    },
    size: () => ready.size + later.size,
  }
}

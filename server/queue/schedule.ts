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

/** Names that are due, started in order of arrival, and names that wait. Timers go by no clock that can be set. */
export function createSchedule({ room, start }: Options): Schedule {
  const ready = new Set<string>()
  const later = new Map<string, NodeJS.Timeout>()
  let paused: NodeJS.Timeout | undefined
  let stopped = false

  function wake(): void {
    if (stopped || paused) return
    for (const name of ready) {
      if (room() <= 0) return
      ready.delete(name)
      start(name)
    }
  }

  function due(name: string): void {
    later.delete(name)
    ready.add(name)
    wake()
  }

  return {
    at(name, wait) {
      if (wait <= 0) due(name)
      else later.set(name, setTimeout(due, wait, name).unref())
    },
    has: (name) => ready.has(name) || later.has(name),
    pause(wait) {
      clearTimeout(paused)
      paused = setTimeout(() => {
        paused = undefined
        wake()
      }, wait).unref()
    },
    wake,
    stop() {
      stopped = true
      for (const timer of [paused, ...later.values()]) clearTimeout(timer)
    },
  }
}

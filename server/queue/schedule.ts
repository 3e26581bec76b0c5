export type Schedule = ReturnType<typeof createSchedule>

interface Options {
  /** How many may be started now. */
  room: () => number
  start: (name: string) => void
}

/** Names that are due, started in order of arrival, and names that wait. Timers go by no clock that can be set. */
export function createSchedule({ room, start }: Options) {
  const ready = new Set<string>()
  const later = new Map<string, NodeJS.Timeout>()
  let paused: NodeJS.Timeout | undefined
  let stopped = false

  /** Starts what is due and has room; called whenever room was made. */
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
    /** Makes a name due after a wait in milliseconds; 0 is now. */
    at(name: string, wait: number): void {
      if (wait <= 0) due(name)
      else later.set(name, setTimeout(due, wait, name).unref())
    },
    has: (name: string) => ready.has(name) || later.has(name),
    /** Starts nothing for so many milliseconds. */
    pause(wait: number): void {
      clearTimeout(paused)
      paused = setTimeout(() => {
        paused = undefined
        wake()
      }, wait).unref()
    },
    wake,
    stop(): void {
      stopped = true
      for (const timer of [paused, ...later.values()]) clearTimeout(timer)
    },
  }
}

/*
 * The one requestAnimationFrame of the program. Others subscribe to a phase; a frame is asked for only while
 * somebody wants one (`wake`), so a page at rest draws and computes nothing.
 * It does not know Lenis, which light mode never loads.
 */

/** Order within a frame. Scrolling first: what is drawn before the scroll position is set is one frame late. */
export const PHASE = { scroll: 0, tween: 1, measure: 2, motion: 3, draw: 4 } as const
type Phase = (typeof PHASE)[keyof typeof PHASE]

/** One object, overwritten each frame: read it, do not keep it. Times in seconds. */
export interface Tick {
  /** The program's clock. It stands still while no frames are asked for, so nothing jumps after a pause. */
  time: number
  /** Step of that clock, at most MAX_STEP. */
  dt: number
  /** What the display took since the last frame, unclamped; 0 for the first frame after a pause. */
  raw: number
  /** True for the first frame after a pause: its length says nothing about speed. */
  resumed: boolean
}

type TickFn = (tick: Readonly<Tick>) => void

/** What a ticker needs of a browser; tests bring their own. */
interface FrameHost {
  request: (callback: (now: number) => void) => number
  cancel: (id: number) => void
  hidden: () => boolean
}

/** Longest step of the clock, seconds: a slow frame slows motion down rather than tearing it. */
export const MAX_STEP = 0.1
/** Step of the first frame after a pause, seconds. */
export const FIRST_STEP = 1 / 60

interface Ticker {
  subscribe: (phase: Phase, fn: TickFn) => () => void
  /** Asks for this many more frames. Call it in every frame to keep going. */
  wake: (frames?: number) => void
  /** Tell it when the page was hidden or shown. */
  visibilityChanged: () => void
  running: () => boolean
}

export function createTicker(host: FrameHost): Ticker {
  // Replaced, never changed, on subscription: a frame walks one stable list and allocates nothing.
  const phases: (readonly TickFn[])[] = Object.values(PHASE).map(() => [])
  const tick: Tick = { time: 0, dt: 0, raw: 0, resumed: true }
  let wanted = 0
  let id = 0
  let last = -1

  function schedule(): void {
    if (id === 0 && wanted > 0 && !host.hidden()) id = host.request(frame)
  }

  function frame(now: number): void {
    id = 0
    wanted -= 1
    tick.resumed = last < 0
    tick.raw = tick.resumed ? 0 : (now - last) / 1000
    tick.dt = tick.resumed ? FIRST_STEP : Math.min(Math.max(tick.raw, 0), MAX_STEP)
    tick.time += tick.dt
    last = now
    try {
      for (let phase = 0; phase < phases.length; phase += 1) {
        const subscribers = phases[phase] ?? []
        for (let at = 0; at < subscribers.length; at += 1) subscribers[at]?.(tick)
      }
    } finally {
      schedule()
      if (id === 0) last = -1
    }
  }

  return {
    subscribe(phase, fn) {
      phases[phase] = [...(phases[phase] ?? []), fn]
      return () => {
        phases[phase] = (phases[phase] ?? []).filter((other) => other !== fn)
      }
    },
    wake(frames = 1) {
      wanted = Math.max(wanted, frames)
      schedule()
    },
    visibilityChanged() {
      if (!host.hidden()) return schedule()
      if (id !== 0) host.cancel(id)
      id = 0
      last = -1
    },
    running: () => id !== 0,
  }
}

/**
 * Runs `setUp` while nobody can ask for frames: a library that begins a loop of its own when it is set up, and keeps
 * it going from within, never begins it. What it asks for later is answered as ever.
 */
export function withoutFrames(setUp: () => void): void {
  const own = globalThis.requestAnimationFrame
  globalThis.requestAnimationFrame = () => 0
  try {
    setUp()
  } finally {
    globalThis.requestAnimationFrame = own
  }
}

/** The program's ticker. */
export const ticker = createTicker({
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
  hidden: () => document.hidden,
})

globalThis.document?.addEventListener('visibilitychange', ticker.visibilityChanged)

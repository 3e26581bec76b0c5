import type Lenis from 'lenis'
import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { PHASE, ticker } from './ticker.ts'

/** Runs in immersive mode only; light mode scrolls natively and never loads Lenis. */
let lenis: Lenis | null = null
let stopping: (() => void) | null = null
/** Incremented by each start and stop: a module that arrives after a stop is dropped. */
let turn = 0
/** Layers over the page that hold it still: dialogs, the menu, the search. */
let holds = 0
/** Frames for which the wheel is ignored. */
let ignoredWheelFrames = 0

/** After the page was moved, a turn of the wheel that the browser has not reported yet would be added to it. */
const IGNORE_WHEEL_FRAMES = 2

/** The intro holds the page still by CSS; the wheel then belongs to what lies above it. */
function pageScrolls(): boolean {
  return getComputedStyle(document.documentElement).overflowY !== 'hidden'
}

function takesInput({ event }: { event: Event }): boolean {
  if (ignoredWheelFrames === 0 || event.type !== 'wheel') return pageScrolls()
  // Not left to the browser either, which would scroll by itself.
  event.preventDefault()
  return false
}

function ignoreWheel(): void {
  ignoredWheelFrames = IGNORE_WHEEL_FRAMES
  ticker.wake(IGNORE_WHEEL_FRAMES)
}

/** Loads and runs Lenis. If it does not arrive, the page keeps its native scroll. */
export async function startSmoothScroll(): Promise<void> {
  const mine = ++turn
  const module = await import('lenis').catch(() => null)
  if (!module || mine !== turn || lenis) return
  const started = new module.default({
    autoRaf: false,
    anchors: false,
    allowNestedScroll: true,
    virtualScroll: takesInput,
  })
  const forget = ticker.subscribe(PHASE.scroll, ({ time }) => {
    ignoredWheelFrames = Math.max(0, ignoredWheelFrames - 1)
    started.raf(time * 1000)
    if (started.isScrolling === 'smooth' || ignoredWheelFrames > 0) ticker.wake()
  })
  started.on('virtual-scroll', () => ticker.wake())
  if (holds > 0) started.stop()
  lenis = started
  stopping = () => {
    forget()
    started.destroy()
    ignoredWheelFrames = 0
  }
}

export function stopSmoothScroll(): void {
  turn += 1
  stopping?.()
  stopping = null
  lenis = null
}

/** Keeps the page where it is, inertia included, until everyone who asked for that has called the returned function. */
export function holdScroll(): () => void {
  const { classList } = document.documentElement
  holds += 1
  classList.add('locked')
  lenis?.stop()
  return () => {
    holds -= 1
    if (holds > 0) return
    classList.remove('locked')
    lenis?.start()
  }
}

/**
 * Brings an element, or a position in CSS px from the page's top, to the top of the view. Whatever inertia is left is
 * dropped. `instant` is for a page that has just come: nothing is gained by gliding through it. While the page is held,
 * under a dialog that closes, it is there at once, too: Lenis would drop the way when it starts again.
 */
export function scrollTo(target: HTMLElement | number, { instant = false } = {}): void {
  if (lenis) {
    // Lenis reads a new page height only after 250 ms.
    lenis.resize()
    lenis.scrollTo(target, { force: true, immediate: instant || holds > 0 })
    ignoreWheel()
    return
  }
  const behavior = instant || matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth'
  if (typeof target === 'number') window.scrollTo({ top: target, behavior })
  else target.scrollIntoView({ behavior })
}

/** Puts the page at `top` at once, for a change of route: running inertia would overrule a plain `scrollTo`. */
export function resetScroll(top: number): void {
  if (!lenis) return window.scrollTo({ top, behavior: 'instant' })
  lenis.stop()
  lenis.resize()
  lenis.scrollTo(top, { immediate: true, force: true })
  if (holds === 0) lenis.start()
  ignoreWheel()
}

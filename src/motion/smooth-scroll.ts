import type Lenis from 'lenis'
import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { PHASE, ticker } from './ticker.ts'

/** Runs in immersive mode only; light mode scrolls natively and never loads Lenis. */
let lenis: Lenis | null = null
let stopping: (() => void) | null = null
/** Grows with each start and stop: a module that arrives too late finds another number. */
let turn = 0

/** A dialog, the menu or the intro holds the page still; the wheel then belongs to what lies above it. */
function pageScrolls(): boolean {
  return getComputedStyle(document.documentElement).overflowY !== 'hidden'
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
    virtualScroll: pageScrolls,
  })
  const forget = ticker.subscribe(PHASE.scroll, ({ time }) => {
    started.raf(time * 1000)
    if (started.isScrolling === 'smooth') ticker.wake()
  })
  started.on('virtual-scroll', () => ticker.wake())
  lenis = started
  stopping = () => {
    forget()
    started.destroy()
  }
}

export function stopSmoothScroll(): void {
  turn += 1
  stopping?.()
  stopping = null
  lenis = null
}

/** Brings an element, or a position in CSS px from the page's top, to the top of the view. */
export function scrollTo(target: HTMLElement | number): void {
  if (lenis) {
    lenis.scrollTo(target, { force: true })
    ticker.wake()
    return
  }
  const behavior = matchMedia(REDUCED_MOTION).matches ? 'instant' : 'smooth'
  if (typeof target === 'number') window.scrollTo({ top: target, behavior })
  else target.scrollIntoView({ behavior })
}

export function scrollToTop(): void {
  scrollTo(0)
}

/**
 * Puts the page at `top` at once, for a change of route: running inertia would overrule a plain `scrollTo`, and
 * Lenis learns of a new page height only 250 ms later.
 */
export function resetScroll(top: number): void {
  if (!lenis) return window.scrollTo({ top, behavior: 'instant' })
  lenis.stop()
  lenis.resize()
  lenis.scrollTo(top, { immediate: true, force: true })
  lenis.start()
}

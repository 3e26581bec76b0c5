import { gsap } from 'gsap'
import { SplitText } from 'gsap/SplitText'
import { arriving } from './arc.ts'

/** How far each line rises, as a share of its height, how long it takes, and how long the next one waits, seconds. */
const RISE = 40
const DURATION = 0.85
const EACH = 0.09
/** Seconds after which all lines can be read. */
const CLEAR = 0.35

/** The lines of a heading: those it names by `data-line`, or else as the browser breaks it. */
function linesOf(heading: HTMLElement): { lines: Element[]; restore: () => void } {
  const named = [...heading.querySelectorAll('[data-line]')]
  if (named.length > 0) return { lines: named, restore: () => gsap.set(named, { clearProps: 'all' }) }
  // SplitText rewrites copies: React holds references to the nodes themselves.
  const own = [...heading.childNodes]
  heading.replaceChildren(...own.map((node) => node.cloneNode(true)))
  const split = SplitText.create(heading, { type: 'lines', aria: 'auto' })
  return {
    lines: split.lines,
    restore() {
      split.revert()
      heading.replaceChildren(...own)
    },
  }
}

/**
 * Lets a heading arrive line by line, from now on. While it moves it is one string to screen readers; afterwards, and as
 * soon as its lines may break elsewhere, it is what it was: React's own nodes. The returned function ends it at once, and
 * leaves a heading that has gone from the document as it is.
 */
export function arriveByLines(heading: HTMLElement): () => void {
  const { lines, restore } = linesOf(heading)
  const over = new AbortController()
  const { signal } = over

  function end(): void {
    if (signal.aborted) return
    over.abort()
    tween.kill()
    if (heading.isConnected) restore()
  }
  const tween = gsap
    .timeline({ onComplete: end })
    .from(lines, { yPercent: RISE, duration: DURATION, ease: arriving, stagger: EACH }, 0)
    .from(lines, { opacity: 0, duration: CLEAR, ease: arriving }, 0)
  addEventListener('resize', end, { signal })
  document.fonts.addEventListener('loadingdone', end, { signal })
  matchMedia('print').addEventListener('change', end, { signal })
  return end
}

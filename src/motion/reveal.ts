import type { ArriveOptions } from './choreography.ts'
import { type Part, seenAt } from './parts.ts'

/** Shares at which the browser tells of a part: small ones for parts of many screens. */
const STEPS = [0, 0.005, 0.01, 0.02, 0.05, 0.1]

/**
 * Entrances of light mode: the browser tells what is in view, and the style sheet (base.css) moves it. Only what is
 * below the view waits: what has been seen stays, and whatever fails, nothing stays hidden.
 */
export function reveal(parts: readonly Part[], { reverse = false, bottom = 0 }: ArriveOptions): () => void {
  const known = new WeakSet<Element>()
  // The browser tells of each part once at first, and where the view ends: asking it here, even for `innerHeight`, would lay
  // out the page for every section. A frame of another origin alone is not told of the view.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect: rect, rootBounds } of entries) {
        if (!(target instanceof HTMLElement)) continue
        const first = !known.has(target)
        known.add(target)
        const end = rootBounds?.height ?? innerHeight + bottom
        const seen = intersectionRect.height >= Math.max(1, Math.floor(seenAt(rect.height, end - bottom)))
        if (first || reverse) {
          if (rect.top >= end) target.dataset.reveal = 'waiting'
          else if (!reverse) observer.unobserve(target)
          else if (seen) target.dataset.reveal = 'shown'
        } else if (seen) {
          target.dataset.reveal = 'shown'
          observer.unobserve(target)
        }
      }
    },
    { threshold: STEPS, rootMargin: `0px 0px ${bottom}px` },
  )
  for (const { element } of parts) observer.observe(element)
  return () => {
    observer.disconnect()
    for (const { element } of parts) delete element.dataset.reveal
  }
}

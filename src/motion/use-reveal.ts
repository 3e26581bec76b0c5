import { useEffect, useRef, type RefObject } from 'react'

/** Share of an element that must be visible before it arrives (spec §9). */
const THRESHOLD = 0.1

interface Options {
  /** Leaves again when it is scrolled back out below (spec §4: security and automation). */
  reverse?: boolean
  /** Margin at the bottom of the view in CSS px; negative is inside it (spec §4: −100 on analytics). */
  bottom?: number
}

/**
 * Lets an element arrive when it is scrolled into view. It is hidden from here, by script, and only while it is below
 * the view: whatever fails, nothing stays hidden. CSS (base.css) does the moving, in immersive mode only.
 */
export function useReveal<Element extends HTMLElement>({
  reverse = false,
  bottom = 0,
}: Options = {}): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const element = ref.current
    // A page with a score moves its parts itself.
    if (!element || element.closest('[data-score]')) return
    const below = () => element.getBoundingClientRect().top >= innerHeight + bottom
    if (!below() && !reverse) return
    if (below()) element.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting ?? false
        if (seen) element.dataset.reveal = 'shown'
        else if (reverse && below()) element.dataset.reveal = 'waiting'
        if (seen && !reverse) observer.disconnect()
      },
      { threshold: THRESHOLD, rootMargin: `0px 0px ${bottom}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [reverse, bottom])
  return ref
}

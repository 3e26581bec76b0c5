import { useEffect, useRef, type RefObject } from 'react'

/** Share of an element that must be visible before it arrives (spec §9). */
const THRESHOLD = 0.1

/**
 * Lets an element arrive once, when it is first scrolled into view. It is hidden from here, by script, and only while
 * it is below the view: whatever fails, nothing stays hidden. CSS (base.css) does the moving, in immersive mode only.
 */
export function useReveal<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || element.getBoundingClientRect().top < innerHeight) return
    element.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        element.dataset.reveal = 'shown'
        observer.disconnect()
      },
      { threshold: THRESHOLD },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [])
  return ref
}

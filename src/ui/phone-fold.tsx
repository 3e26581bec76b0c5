import { useEffect, useRef, type ReactNode } from 'react'
import { FROM_TABLET } from '#src/lib/breakpoints.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import './phone-fold.css'

interface Props {
  /** What stays visible when it is folded; may hold the heading of the content. */
  summary: ReactNode
  className: string
  children: ReactNode
}

/**
 * A part that folds on phones and always stands open on wider screens. It is open in the HTML, so that it reads
 * without a script. Only what is below the view folds by itself: where the code came late, nothing jumps.
 */
export function PhoneFold({ summary, className, children }: Props) {
  // False until the hydration is over: asked the other way round, it would open what a visitor has folded by then.
  const wide = useMediaQuery(FROM_TABLET)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    // On a wide screen there is nothing to press.
    element.querySelector('summary')?.setAttribute('tabindex', wide ? '-1' : '0')
    if (wide) {
      element.open = true
      return
    }
    // The browser tells where it stands: asking it here would lay out the page once for every fold.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect()
      if (!entry) return
      const below = entry.boundingClientRect.top >= (entry.rootBounds?.height ?? innerHeight)
      element.open = (element.open && !below) || element.matches(':focus-within')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [wide])
  return (
    <details className={`phone-fold ${className}`} open ref={details}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

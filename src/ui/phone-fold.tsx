import { useEffect, useRef, type ReactNode } from 'react'
import './phone-fold.css'

interface Props {
  /** What stays visible when it is folded; may hold the heading of the content. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** Up to here a list folds (product: Experience modes). */
export const PHONE = '(max-width: 767px)'

/**
 * A part that folds on phones and always stands open on wider screens. It is open in the HTML, so that it reads
 * without a script. Only what is below the view folds by itself: where the code came late, nothing jumps.
 */
export function PhoneFold({ summary, className = '', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const phone = matchMedia(PHONE)
    const fold = () => {
      const element = details.current
      if (!element) return
      const below = element.getBoundingClientRect().top >= innerHeight
      element.open = !phone.matches || (element.open && !below) || element.matches(':focus-within')
      // On a wide screen there is nothing to press.
      element.querySelector('summary')?.setAttribute('tabindex', phone.matches ? '0' : '-1')
    }
    fold()
    phone.addEventListener('change', fold)
    return () => phone.removeEventListener('change', fold)
  }, [])
  return (
    <details className={`phone-fold ${className}`.trim()} open ref={details}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

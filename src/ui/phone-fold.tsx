import type { ReactNode } from 'react'
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
 * A part that folds on phones and always stands open on wider screens. It arrives folded, and the style sheet opens it
 * there, so that nothing moves when the script comes; where none runs, it is open on phones, too.
 */
export function PhoneFold({ summary, className, children }: Props) {
  const wide = useMediaQuery(FROM_TABLET)
  return (
    <details className={`phone-fold ${className}`} open={wide || undefined}>
      {/* On a wide screen there is nothing to press. */}
      <summary tabIndex={wide ? -1 : undefined}>{summary}</summary>
      {children}
    </details>
  )
}

import type { ReactNode } from 'react'
import { FROM_TABLET } from '#src/lib/breakpoints.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'

interface Props {
  summary: ReactNode
  /** The summary is a heading, which wide screens show as well. */
  headed?: true
  children: ReactNode
}

/**
 * Folds on phones and lies open on wider screens. It arrives folded, and the style sheet unfolds it without a script in
 * browsers that know `::details-content`.
 */
export function NarrowFold({ summary, headed, children }: Props) {
  const wide = useMediaQuery(FROM_TABLET)
  return (
    <details className={headed ? 'narrow-fold headed' : 'narrow-fold'} open={wide || undefined}>
      {/* Where nothing folds, the keyboard has nothing to press. */}
      <summary className={headed ? undefined : 'mono'} tabIndex={headed && wide ? -1 : undefined}>
        {summary}
      </summary>
      <div className="narrow-fold-body stack-4">{children}</div>
    </details>
  )
}

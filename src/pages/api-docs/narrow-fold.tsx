import type { ReactNode } from 'react'
import { FROM_TABLET } from '#src/lib/breakpoints.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'

interface Props {
  summary: string
  children: ReactNode
}

/**
 * Folds on phones and lies open on wider screens. It arrives folded, and the style sheet unfolds it without a script in
 * browsers that know `::details-content`.
 */
export function NarrowFold({ summary, children }: Props) {
  const wide = useMediaQuery(FROM_TABLET)
  return (
    <details className="narrow-fold" open={wide || undefined}>
      <summary className="mono">{summary}</summary>
      <div className="narrow-fold-body stack-4">{children}</div>
    </details>
  )
}

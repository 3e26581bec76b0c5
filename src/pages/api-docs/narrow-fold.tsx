import type { ReactNode } from 'react'

interface Props {
  summary: string
  children: ReactNode
}

/**
 * Folds on phones and lies open on wider screens, in HTML that needs no script: it arrives folded, and the style
 * sheet unfolds it. A wide browser that cannot say so leaves it to be opened (`unfold`).
 */
export function NarrowFold({ summary, children }: Props) {
  return (
    <details className="narrow-fold">
      <summary className="mono">{summary}</summary>
      <div className="narrow-fold-body">{children}</div>
    </details>
  )
}

import type { ReactNode } from 'react'
import './piece-legend.css'

/** How a piece is read, in one line beneath it. */
export function PieceLegend({ text }: { text: string }) {
  return <p className="piece-legend scripted mono">{text}</p>
}

/** Names over a piece, at parts of it that stand still: a page says where. */
export function PieceLabels({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`${className} piece-labels scripted small`}>{children}</div>
}

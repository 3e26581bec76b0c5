import type { ReactNode } from 'react'
import './piece-legend.css'

/** How a piece is read, in one line beneath it. */
export function PieceLegend({ text }: { text: string }) {
  return <p className="piece-legend scripted mono">{text}</p>
}

/** Words over a piece, at parts of it that stand still: a page's `className` says where. */
export function PieceLabels({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`${className} piece-labels scripted small`}>{children}</div>
}

/** Names alone, in the order in which the page's `className` places them. */
export function PieceNames({ className, names }: { className: string; names: readonly string[] }) {
  return (
    <PieceLabels className={className}>
      {names.map((name) => (
        <p key={name} className="mono">
          {name}
        </p>
      ))}
    </PieceLabels>
  )
}

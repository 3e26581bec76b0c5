import type { ReactNode, Ref } from 'react'
import './piece-legend.css'

/** How a piece is read, in one line beneath it. */
export function PieceLegend({ text }: { text: string }) {
  return <p className="piece-legend scripted mono">{text}</p>
}

interface Place {
  className: string
  ref?: Ref<HTMLDivElement>
}

/** Words over a piece, at its parts: a page's `className` says where. */
export function PieceLabels({ className, children, ref }: Place & { children: ReactNode }) {
  return (
    <div ref={ref} className={`${className} piece-labels scripted small`}>
      {children}
    </div>
  )
}

/** Names alone, in the order in which the page's `className` places them. */
export function PieceNames({ names, ...place }: Place & { names: readonly string[] }) {
  return (
    <PieceLabels {...place}>
      {names.map((name) => (
        <p key={name} className="mono">
          {name}
        </p>
      ))}
    </PieceLabels>
  )
}

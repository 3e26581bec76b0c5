import './piece-legend.css'

/** How a piece is read, in one line beneath it. */
export function PieceLegend({ text }: { text: string }) {
  return <p className="piece-legend scripted mono">{text}</p>
}

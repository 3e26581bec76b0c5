import { trades } from '#src/content/industries/trades.ts'
import { PieceLabels } from '#src/sections/piece-legend.tsx'
import './ring-labels.css'

/** Under each of the four on the ring, its name. */
export function RingLabels() {
  return (
    <PieceLabels className="ring-labels">
      {trades.map(({ id, name }) => (
        <p key={id} className="mono">
          {name}
        </p>
      ))}
    </PieceLabels>
  )
}

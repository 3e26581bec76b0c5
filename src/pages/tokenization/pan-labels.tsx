import { tokenText } from '#src/content/technology/tokens.ts'
import { PieceLabels } from '#src/sections/piece-legend.tsx'
import './pan-labels.css'

/** Under each pan of the balance whose it is, and between them what a coin is worth. */
export function PanLabels() {
  return (
    <PieceLabels className="pan-labels">
      {tokenText.pans.map((text) => (
        <p key={text} className="mono">
          {text}
        </p>
      ))}
    </PieceLabels>
  )
}

import { solutions } from '#src/content/solutions.ts'
import { PieceLabels } from '#src/sections/piece-legend.tsx'
import './solution-labels.css'

/** At each of the six in orbit, its name. */
export function SolutionLabels() {
  return (
    <PieceLabels className="solution-labels">
      {solutions.map(({ id, title }) => (
        <p key={id} className="mono">
          {title}
        </p>
      ))}
    </PieceLabels>
  )
}

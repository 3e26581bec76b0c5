import { useEffect, useState } from 'react'
import { starts, tradesText, type PainId } from '#src/content/industries/trades.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Choices } from '#src/ui/choices.tsx'
import { Section } from '#src/ui/section.tsx'
import { Answer } from './answer.tsx'
import { FitTable } from './fit-table.tsx'
import { FitRow } from './fit-row.tsx'
import './trades.css'

/**
 * The complaint chosen marks the line of the table that answers it. What the line says of the industries, their
 * instruments over the table show by their sizes.
 */
export function Trades() {
  const { pain } = tradesText
  const [chosen, setChosen] = useState<PainId>('leaving')
  useEffect(() => () => pieceSignalled('fit', 0), [])
  const choose = (to: PainId) => {
    setChosen(to)
    pieceSignalled('fit', starts.findIndex((start) => start.id === to) + 1)
  }
  return (
    <Section {...tradesText}>
      <FitRow chosen={chosen} />
      <div className="trades columns inverted">
        <Choices name="pain" legend={pain} items={starts} chosen={chosen} onChoose={choose} />
        <div className="stack-5" aria-live="polite">
          {starts.map((start) => (
            <Answer key={start.id} start={start} chosen={start.id === chosen} />
          ))}
        </div>
        <FitTable chosen={chosen} />
      </div>
    </Section>
  )
}

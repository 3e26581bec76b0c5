import { useState } from 'react'
import { starts, tradesText, type PainId } from '#src/content/industries/trades.ts'
import { Choices } from '#src/ui/choices.tsx'
import { Section } from '#src/ui/section.tsx'
import { Answer } from './answer.tsx'
import { FitTable } from './fit-table.tsx'
import './trades.css'

/** The complaint chosen marks the line of the table that answers it. */
export function Trades() {
  const { id, label, heading, pain } = tradesText
  const [chosen, setChosen] = useState<PainId>('leaving')
  return (
    <Section id={id} label={label} heading={heading}>
      <div className="trades">
        <Choices name="pain" legend={pain} items={starts} chosen={chosen} onChoose={setChosen} />
        <div className="trade-answers" aria-live="polite">
          {starts.map((start) => (
            <Answer key={start.id} start={start} chosen={start.id === chosen} />
          ))}
        </div>
      </div>
      <FitTable chosen={chosen} />
    </Section>
  )
}

import { useEffect, useState, type ChangeEvent } from 'react'
import { events, matterCarriers, matterText } from '#src/content/industries/matter.ts'
import { dateText, deadlinesOf, parseDay, weekdayName } from '#src/content/industries/deadlines.ts'
import { CarriedBy } from '#src/sections/trade/carried-by.tsx'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { Section } from '#src/ui/section.tsx'
import { DeadlineList } from './deadline-list.tsx'
import '#src/ui/field.css'
import './matter.css'
import { Ruler } from './ruler.tsx'

/** The dates of a sample matter, counted from the one that the visitor picks. */
export function Matter() {
  const { lead, field, hint, status, note, carried } = matterText
  const [start, setStart] = useState(parseDay(matterText.start) ?? 0)
  useEffect(() => pieceSignalled('served', start), [start])
  useEffect(() => () => pieceSignalled('deadline', -1), [])
  const deadlines = deadlinesOf(start, events)
  const defense = deadlines.find((deadline) => deadline.id === 'defense')?.day ?? start

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    // A date that is half typed is none: the last whole one stands.
    const day = parseDay(currentTarget.value)
    if (day !== null) setStart(day)
  }

  return (
    <Section {...matterText}>
      <div className="matter-pick columns">
        <p>{lead}</p>
        <div className="matter-field field scripted">
          <label htmlFor="served">{field}</label>
          {/* Not controlled: a controlled date field forgets what is half typed. */}
          <input
            id="served"
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            defaultValue={matterText.start}
            aria-describedby="served-hint"
            onChange={pick}
          />
          <span id="served-hint" className="visually-hidden">
            {hint}
          </span>
        </div>
        <p className="matter-due numeral" role="status">
          <span className="mono accent">{status}</span> <b>{weekdayName(defense)},</b>{' '}
          <b>{dateText(defense)}</b>
        </p>
      </div>
      <Ruler start={start} deadlines={deadlines} />
      <DeadlineList deadlines={deadlines} />
      <p className="matter-note small soft">{note}</p>
      <CarriedBy heading={carried} items={matterCarriers} />
    </Section>
  )
}

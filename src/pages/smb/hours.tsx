import { useEffect, useState } from 'react'
import { chores, hoursText, team } from '#src/content/industries/hours.ts'
import { totalOf } from '#src/content/industries/chores.ts'
import { Section } from '#src/ui/section.tsx'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { HoursBars } from './hours-bars.tsx'
import { HoursTable } from './hours-table.tsx'
import './hours.css'

interface StepperProps {
  people: number
  onStep: (people: number) => void
}

/** Two buttons around a figure. At the ends a button stays focusable and does nothing. */
function Stepper({ people, onStep }: StepperProps) {
  const { stepper, fewer, more } = hoursText
  const { least, most } = team
  return (
    <div className="stepper" role="group" aria-label={stepper}>
      <button
        type="button"
        className="scripted"
        aria-label={fewer}
        aria-disabled={people === least}
        onClick={() => onStep(Math.max(least, people - 1))}
      >
        −
      </button>
      <span className="stepper-value numeral">{people}</span>
      <button
        type="button"
        className="scripted"
        aria-label={more}
        aria-disabled={people === most}
        onClick={() => onStep(Math.min(most, people + 1))}
      >
        +
      </button>
      <span className="mono soft" aria-hidden="true">
        {stepper}
      </span>
    </div>
  )
}

/** A sample week by chore; the team's size recalculates bars and table. */
export function Hours() {
  const [people, setPeople] = useState<number>(team.start)
  useEffect(() => pieceSignalled('team', people), [people])
  const { lead, person, people: plural, back } = hoursText
  return (
    <Section {...hoursText}>
      <p className="hours-lead indent">{lead}</p>
      <div className="hours split">
        <div className="hours-size stack-5">
          <Stepper people={people} onStep={setPeople} />
          <p className="hours-back under-rule" role="status">
            <span className="visually-hidden">
              {people} {people === 1 ? person : plural}:{' '}
            </span>
            <b>{totalOf(chores, people).saved}</b> <span className="mono soft">{back}</span>
          </p>
        </div>
        <HoursBars people={people} />
        <HoursTable people={people} />
      </div>
    </Section>
  )
}

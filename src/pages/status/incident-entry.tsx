import { kinds, statusTexts } from '#src/content/support/status-rules.ts'
import { durationOf, lasting, type Incident } from '#src/content/support/service-record.ts'
import { dateText, dayText, nameOf, timeText } from './service-data.ts'

/** One incident: what was affected, when it began, and each word that went out about it. */
export function IncidentEntry({ incident }: { incident: Incident }) {
  const { id, title, effects, updates } = incident
  const [first] = effects
  if (!first) return null
  const entries = [{ at: first.from, state: statusTexts.began, text: '' }, ...updates].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  )
  return (
    <li className="incident split-phone" id={id} data-kind={first.kind}>
      <div className="incident-facts soft stack-1">
        <p className="mono">
          <time dateTime={first.from}>{dateText(first.from)}</time>
        </p>
        <p className="mono incident-kind">
          {kinds[first.kind]}, {lasting(durationOf(incident))}
        </p>
        <p className="mono">{effects.map(({ component }) => nameOf(component)).join(', ')}</p>
      </div>
      <div>
        <h3>{title}</h3>
        <ol>
          {entries.map(({ at, state, text }) => (
            <li key={at}>
              <p className="cluster mono soft">
                <time dateTime={at}>
                  {dayText(at) !== dayText(first.from) && `${dayText(at)}, `}
                  {statusTexts.utc(timeText(at))}
                </time>
                <span>{state}</span>
              </p>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}

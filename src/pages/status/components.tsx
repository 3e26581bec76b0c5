import { kinds, statusTexts } from '#src/content/support/status-rules.ts'
import {
  daysOf,
  firstDay,
  lasting,
  percent,
  uptimeOf,
  type Day,
} from '#src/content/support/service-record.ts'
import { Section } from '#src/ui/section.tsx'
import { components, dayText, record } from './service-data.ts'

/** Each component with its days as engraved ticks; a day with trouble stands out by height as well as by color. */
export function Components() {
  return (
    <Section id="components" label={statusTexts.dayByDay} heading={statusTexts.days}>
      <div className="columns">
        <div className="component-days component-key mono soft">
          <p className="cluster">
            {Object.entries(kinds).map(([kind, label]) => (
              <span key={kind} data-kind={kind}>
                {label}
              </span>
            ))}
          </p>
          <p className="between">
            <span>{dayText(firstDay(record))}</span>
            <span>{dayText(record.updated)}</span>
          </p>
        </div>
      </div>
      <ul className="components">
        {components.map((component) => (
          <Component key={component.id} {...component} />
        ))}
      </ul>
      <div className="columns under-rule">
        <p className="component-days soft">{statusTexts.counted}</p>
      </div>
    </Section>
  )
}

function Component({ id, name, covers }: (typeof components)[number]) {
  const days = daysOf(record, id)
  return (
    <li className="component columns">
      <div>
        <h3>{name}</h3>
        <p className="small soft">{covers}</p>
      </div>
      <div className="component-days">
        <Ticks days={days} />
        <p className="mono soft">{told(days) || statusTexts.quiet}</p>
      </div>
      <p className="component-uptime">
        <span className="visually-hidden">{statusTexts.uptime(record.days)}</span>
        {percent(uptimeOf(record, id))}
      </p>
    </li>
  )
}

/** The days that were not in order, in words: `November 9: down, 19 min`. A line breaks between two of them. */
function told(days: readonly Day[]): string {
  return days
    .filter(({ kind }) => kind !== 'good')
    .map(({ date, kind, minutes }) => `${dayText(date)}: ${kinds[kind].toLowerCase()}, ${lasting(minutes)}`)
    .map((day) => day.replaceAll(' ', '\u00a0'))
    .join('; ')
}

/** Height of a tick in px, of 36. Every tenth of the quiet ones is longer, as on a scale. */
function heightOf(kind: Day['kind'], index: number): number {
  if (kind === 'good') return index % 10 === 9 ? 18 : 12
  return kind === 'down' ? 36 : 28
}

/** What it shows stands in words beneath. */
function Ticks({ days }: { days: readonly Day[] }) {
  return (
    <svg
      className="ticks"
      viewBox={`3 0 ${days.length * 8 - 6} 36`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ date, kind }, index) => {
        const height = heightOf(kind, index)
        const width = kind === 'good' ? 2 : 6
        return (
          <rect
            key={date}
            className={`tick-${kind}`}
            x={index * 8 + (8 - width) / 2}
            y={36 - height}
            width={width}
            height={height}
          />
        )
      })}
    </svg>
  )
}

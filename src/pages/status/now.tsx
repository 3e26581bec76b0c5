import { kinds, statusTexts } from '#src/content/support/status-rules.ts'
import { lasting, minutesDown, percent, stateOf, uptimeOf } from '#src/content/support/service-record.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Figures } from '#src/ui/figures.tsx'
import { components, dateText, promised, record, timeText } from './service-data.ts'

const lowest = Math.min(...components.map(({ id }) => uptimeOf(record, id)))
const longest = Math.max(...components.map(({ id }) => minutesDown(record, id)))
const unplanned = record.incidents.filter(({ effects }) => effects.some(({ kind }) => kind !== 'planned'))
const troubled = components.filter(({ id }) => stateOf(record, id) !== 'good')

/** The state of everything in one line, and the figures of the window. */
export function Now() {
  const sentence =
    troubled.length === 0
      ? statusTexts.good
      : troubled.map(({ id, name }) => `${name}: ${kinds[stateOf(record, id)]}`).join(', ')
  return (
    <section id="now" className="status-now wrap" data-state={troubled.length === 0 ? 'good' : 'troubled'}>
      <h2 className="under-rule">{sentence}</h2>
      <p className="mono soft">
        {statusTexts.updated}{' '}
        <time dateTime={record.updated}>
          {dateText(record.updated)}, {statusTexts.utc(timeText(record.updated))}
        </time>
        . {statusTexts.sample}
      </p>
      <div className="inverted">
        <Figures
          items={[
            { value: percent(lowest), label: statusTexts.lowest(record.days) },
            { value: `${promised}%`, label: statusTexts.promised },
            { value: `${unplanned.length}`, label: statusTexts.incidentsIn(record.days) },
            { value: lasting(longest), label: statusTexts.longest },
          ]}
        />
        <CountingLink />
      </div>
    </section>
  )
}

import { planner, type Stretch } from '#src/content/tasks/people.ts'
import './planner.css'

const KINDS = ['task', 'leave', 'moved'] as const

/** `Mon to Wed`: the first and the last day of a stretch. */
function daysOf({ from, to }: Stretch): string {
  const [first = '', last = ''] = [planner.days[from], planner.days[to - 1]]
  const week = from < 5 ? '' : 'next '
  if (to - from === 1) return week + first
  return `${week}${first} to ${from < 5 && to > 5 ? 'next ' : ''}${last}`
}

function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <ul className="planner-stretches">
      {stretches.map((stretch) => (
        <li key={stretch.from} data-kind={stretch.kind} data-from={stretch.from} data-to={stretch.to}>
          <span className="mono planner-when">{daysOf(stretch)}</span>
          <span>{stretch.text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Two weeks of a sample team: tasks, leave, and what leave has moved. */
export function Planner() {
  return (
    <figure className="planner panel small">
      <figcaption className="cluster between">
        <span>{planner.label}</span>
        <span className="planner-legend soft cluster">
          {KINDS.map((kind) => (
            <span key={kind} className="row-2" data-kind={kind}>
              {planner.legend[kind]}
            </span>
          ))}
        </span>
      </figcaption>
      <p className="mono planner-days soft" aria-hidden="true">
        {planner.days.map((day, at) => (
          <span key={`${day}${at < 5}`}>{day}</span>
        ))}
      </p>
      <ul>
        {planner.rows.map(({ role, kind, stretches }) => (
          <li key={role} className="planner-row">
            <p>
              {role} <span className="mono soft">{kind}</span>
            </p>
            <Stretches stretches={stretches} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

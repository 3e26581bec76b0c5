import { chores, hoursText, team } from '#src/content/industries/hours.ts'
import { hoursOf, stack, totalOf } from '#src/content/industries/chores.ts'

interface Props {
  people: number
}

const WIDTH = 1000
/** The scale stays while the team grows: it ends with the number that follows the longest bar there is. */
const MOST = Math.ceil(totalOf(chores, team.most).before / 10) * 10
const ROWS = { before: 34, after: 128 } as const
const HEIGHT = 56

const x = (hours: number) => (hours / MOST) * WIDTH

function Bar({ moment, people }: Props & { moment: keyof typeof ROWS }) {
  const y = ROWS[moment]
  const parts = stack(chores.map((chore) => hoursOf(chore, people)[moment]))
  const total = totalOf(chores, people)[moment]
  return (
    <g>
      <text y={y - 10}>{hoursText.bars[moment]}</text>
      {parts.map(([from, to], at) => (
        <rect
          key={chores[at]?.id}
          data-planet={chores[at]?.bead}
          x={x(from)}
          y={y}
          width={Math.max(x(to) - x(from) - 2, 1)}
          height={HEIGHT}
        />
      ))}
      <text className="bars-total" x={x(total) + 10} y={y + HEIGHT / 2 + 8}>
        {total} h
      </text>
    </g>
  )
}

/** A tick an hour, every 5th longer, every 10th longest and numbered. */
function Scale() {
  const hours = Array.from({ length: MOST + 1 }, (_, hour) => hour)
  const length = (hour: number) => (hour % 10 === 0 ? 14 : hour % 5 === 0 ? 10 : 5)
  return (
    <g>
      <path className="bars-scale" d={hours.map((hour) => `M${x(hour)} 200v${length(hour)}`).join('')} />
      {hours
        .filter((hour) => hour % 10 === 0)
        .map((hour) => (
          <text
            key={hour}
            className="bars-hour"
            x={x(hour)}
            y="232"
            textAnchor={hour === 0 ? 'start' : hour === MOST ? 'end' : 'middle'}
          >
            {hour}
          </text>
        ))}
    </g>
  )
}

/** The week as two stacked bars on one scale; the table beneath has the same figures. */
export function HoursBars({ people }: Props) {
  return (
    <svg className="bars flat" viewBox={`0 0 ${WIDTH} 240`} aria-hidden="true" focusable="false">
      <Bar moment="before" people={people} />
      <Bar moment="after" people={people} />
      <Scale />
    </svg>
  )
}

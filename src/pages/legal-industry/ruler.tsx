import {
  dayOfMonth,
  isWeekend,
  monthName,
  weekdayOf,
  type Day,
  type Deadline,
} from '#src/content/industries/deadlines.ts'

interface Props {
  start: Day
  deadlines: readonly Deadline[]
}

const WIDTH = 1000
const MARGIN = 24
const LINE = 62

/** An engraved scale of days: Mondays longer, the beginnings of months longest, weekends shaded, each deadline a numbered disc. */
export function Ruler({ start, deadlines }: Props) {
  const end = deadlines.at(-1)?.day ?? start
  const unit = (WIDTH - 2 * MARGIN) / Math.max(end - start, 1)
  const x = (day: Day) => Math.round((MARGIN + (day - start) * unit) * 10) / 10
  // The scale goes on to the edges of what stands beneath it.
  const beyond = Math.floor(MARGIN / unit)
  const days = Array.from({ length: end - start + 1 + 2 * beyond }, (_, at) => start - beyond + at)
  const opens = (day: Day) => day === days[0] || dayOfMonth(day) === 1
  const openings = days.filter(opens)
  // A month's name needs room before the next one; at the end of the scale it stands before its line.
  const named = openings.filter((day, at) => (openings[at + 1] ?? Infinity) - day > 8)
  const isAtEnd = (day: Day) => end - day <= 8
  const length = (day: Day) => (named.includes(day) ? 30 : weekdayOf(day) === 1 ? 16 : 8)
  const weekends = days.filter(isWeekend).map((day) => `M${x(day)} ${LINE}v-8`)
  return (
    <svg className="ruler flat" viewBox={`0 22 ${WIDTH} 88`} aria-hidden="true" focusable="false">
      <path className="ruler-weekends" d={weekends.join('')} strokeWidth={unit} />
      <path
        className="ruler-ticks"
        d={`M0 ${LINE}H${WIDTH}${days.map((day) => `M${x(day)} ${LINE}v-${length(day)}`).join('')}`}
      />
      {named.map((day) => (
        <text
          key={day}
          className="ruler-month"
          x={x(day) + (isAtEnd(day) ? -6 : 6)}
          y={LINE - 22}
          textAnchor={isAtEnd(day) ? 'end' : 'start'}
        >
          {monthName(day)}
        </text>
      ))}
      {deadlines.map(({ id, day }, at) => (
        <g key={id} className="ruler-date" data-moment={id}>
          <path d={`M${x(day)} ${LINE}v18`} />
          <circle cx={x(day)} cy={LINE + 32} r="14" />
          <text x={x(day)} y={LINE + 37} textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

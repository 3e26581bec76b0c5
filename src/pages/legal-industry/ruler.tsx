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

/** Where the line of the scale lies, and where its drawing begins. */
const LINE = 62
const TOP = 22
/** Units: as wide as a page, or as a phone, where it is drawn at its own size. So many letters of a month need so many days. */
const FORMS = {
  page: { width: 1000, margin: 24, radius: 14, stem: 18, letters: 9, nameDays: 8 },
  phone: { width: 340, margin: 11, radius: 10, stem: 12, letters: 3, nameDays: 10 },
} as const
type Form = keyof typeof FORMS

/** Where the middle of each disc stands: under its day, or beside the disc before it. */
function middlesOf(places: readonly number[], { radius }: (typeof FORMS)[Form]): number[] {
  const middles: number[] = []
  for (const x of places) middles.push(Math.max(x, (middles.at(-1) ?? -Infinity) + 2 * radius + 3))
  return middles
}

function Discs({ deadlines, places, form }: Pick<Props, 'deadlines'> & { places: number[]; form: Form }) {
  const { radius, stem } = FORMS[form]
  const middles = middlesOf(places, FORMS[form])
  const top = LINE + stem
  return deadlines.map(({ id }, at) => (
    <g key={id} className="ruler-date" data-moment={id}>
      <path d={`M${places[at]} ${LINE}L${middles[at]} ${top}`} />
      <circle cx={middles[at]} cy={top + radius} r={radius} />
      <text x={middles[at]} y={top + radius + 5} textAnchor="middle">
        {at + 1}
      </text>
    </g>
  ))
}

function Scale({ start, deadlines, form }: Props & { form: Form }) {
  const { width, margin, radius, stem, letters, nameDays } = FORMS[form]
  const last = deadlines.at(-1)?.day ?? start
  // Far enough for the name of its last month.
  const end = Math.max(last, last - dayOfMonth(last) + 1 + nameDays)
  const unit = (width - 2 * margin) / Math.max(end - start, 1)
  const x = (day: Day) => Math.round((margin + (day - start) * unit) * 10) / 10
  // The scale goes on to the edges of what stands beneath it.
  const beyond = Math.floor(margin / unit)
  const days = Array.from({ length: end - start + 1 + 2 * beyond }, (_, at) => start - beyond + at)
  const openings = days.filter((day) => day === days[0] || dayOfMonth(day) === 1)
  const named = openings.filter((day, at) => (openings[at + 1] ?? Infinity) - day > nameDays)
  const length = (day: Day) => (named.includes(day) ? 30 : weekdayOf(day) === 1 ? 16 : 8)
  const weekends = days.filter(isWeekend).map((day) => `M${x(day)} ${LINE}v-8`)
  const places = deadlines.map(({ day }) => x(day))
  const foot = LINE + stem + 2 * radius + 2
  return (
    <svg
      className="ruler flat"
      data-form={form}
      viewBox={`0 ${TOP} ${width} ${foot - TOP}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="ruler-weekends" d={weekends.join('')} strokeWidth={unit} />
      <path
        className="ruler-ticks"
        d={`M0 ${LINE}H${width}${days.map((day) => `M${x(day)} ${LINE}v-${length(day)}`).join('')}`}
      />
      {named.map((day) => (
        <text key={day} className="ruler-month" x={x(day) + 6} y={LINE - 22}>
          {monthName(day).slice(0, letters)}
        </text>
      ))}
      <Discs deadlines={deadlines} places={places} form={form} />
    </svg>
  )
}

/** An engraved scale of days: Mondays longer, the beginnings of months longest, weekends shaded, each deadline a numbered disc. */
export function Ruler(props: Props) {
  return (Object.keys(FORMS) as Form[]).map((form) => <Scale key={form} form={form} {...props} />)
}

import { screenCopy } from '#src/content/automation/onboarding.ts'
import { Frame } from './frame.tsx'

const { title, note, past, today, expected, range, months } = screenCopy.modeling

/** Heights of the months so far, and of those ahead; a drawing, not a measurement. */
const PAST = [236, 222, 230, 204, 210, 184, 190, 168] as const
const AHEAD = [168, 150, 142, 122, 112, 92] as const
/** Half of the range, growing with the distance from today. */
const SPREAD = [0, 12, 20, 30, 38, 48] as const
const STEP = 50
const TODAY = (PAST.length - 1) * STEP

const line = (heights: readonly number[], start: number) =>
  heights.map((y, at) => `${start + at * STEP} ${y}`).join('L')

const above = AHEAD.map((y, at) => y - (SPREAD[at] ?? 0))
const below = AHEAD.map((y, at) => `${TODAY + at * STEP} ${y + (SPREAD[at] ?? 0)}`).toReversed()

/** The months so far, which are there from the start, and what is likely next. */
export function ModelingScreen() {
  return (
    <Frame title={title} note={note}>
      <svg className="screen-forecast" viewBox="0 0 620 320">
        <path className="screen-grid" d="M0 60H620M0 120H620M0 180H620M0 240H620" />
        <path className="screen-axis" d={`M0 290H620M${TODAY} 30V290`} />
        <path className="screen-range" data-at="3" d={`M${line(above, TODAY)}L${below.join('L')}Z`} />
        <path className="screen-past" d={`M${line(PAST, 0)}`} />
        <path className="screen-expected" data-at="2" d={`M${line(AHEAD, TODAY)}`} />
        <circle className="screen-now" data-at="1" cx={TODAY} cy={PAST.at(-1)} r="5" />
        <text x={TODAY} y="20">
          {today}
        </text>
        {Object.entries(months).map(([at, month]) => (
          <text key={at} x={Math.max(14, Number(at) * STEP)} y="314">
            {month}
          </text>
        ))}
      </svg>
      <div className="screen-legend soft mono cluster">
        {[past, expected, range].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </Frame>
  )
}

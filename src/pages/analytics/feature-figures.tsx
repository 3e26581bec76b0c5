import { figureWords, type AiFeature } from '#src/content/analytics/intelligence.ts'
import { type Box, columnsPath, dotsPath, linePath } from '#src/lib/curves.ts'
import './plots.css'

/*
 * Four figures on a sheet of 480 × 260. Their data are made up for the explanation, and say nothing about anybody.
 */
const SHEET: Box = { width: 480, height: 220, low: 0, high: 100 }

/** Visits and order value of customers, in percent of the sheet; true: came back. */
const CUSTOMERS: readonly (readonly [number, number, boolean])[] = [
  [5, 22, false],
  [9, 48, false],
  [13, 12, false],
  [17, 34, false],
  [20, 60, false],
  [24, 20, false],
  [29, 41, false],
  [33, 9, false],
  [37, 27, false],
  [42, 38, true],
  [44, 15, false],
  [52, 22, false],
  [58, 8, false],
  [60, 22, false],
  [22, 82, true],
  [31, 70, true],
  [38, 88, true],
  [43, 62, true],
  [49, 78, true],
  [53, 46, true],
  [58, 66, true],
  [62, 90, true],
  [64, 38, true],
  [70, 56, true],
  [73, 78, true],
  [77, 31, true],
  [81, 62, true],
  [84, 86, true],
  [88, 44, true],
  [93, 70, true],
  [69, 71, false],
  [27, 58, true],
]

function Learning() {
  return (
    <>
      <path className="plot-axis" d="M0 0V220H480" />
      {CUSTOMERS.map(([x, y, stayed]) => (
        <circle
          key={`${x} ${y}`}
          className={stayed ? 'plot-fill' : 'plot-open'}
          cx={x * 4.8}
          cy={220 - y * 2.2}
          r={5}
        />
      ))}
      <path className="plot-found" d="M0 12C110 96 230 176 480 184" />
      <text x="480" y="246" textAnchor="end">
        {figureWords.visits}
      </text>
      <text x="12" y="10">
        {figureWords.value}
      </text>
      <text className="plot-say" x="476" y="208" textAnchor="end">
        {figureWords.boundary}
      </text>
    </>
  )
}

/** A dip, two peaks, a rest: what is found three times. */
const MOTIF = [0, -16, -22, 14, 30, 10, 34, 8]
const BASE = [
  44, 47, 43, 46, 50, 47, 48, 48, 48, 48, 48, 48, 48, 48, 45, 49, 52, 47, 44, 48, 51, 53, 52, 52, 52, 52, 52,
  52, 52, 52, 49, 46, 50, 54, 51, 48, 52, 55, 51, 49, 52, 54, 54, 54, 54, 54, 54, 54, 54, 51, 53, 50,
]
const FOUND = [6, 22, 41]
const SERIES = BASE.map((value, at) => {
  const start = FOUND.find((from) => at >= from && at < from + MOTIF.length)
  return value + (start === undefined ? 0 : (MOTIF[at - start] ?? 0))
})
const STEP = 480 / (SERIES.length - 1)

function Pattern() {
  return (
    <>
      <path className="plot-axis" d="M0 220H480" />
      {FOUND.map((from, at) => (
        <g key={from}>
          <rect className="plot-wash" x={from * STEP} y="8" width={7 * STEP} height="204" rx="6" />
          <path className="plot-found" d={`M${from * STEP} 8v-6h${7 * STEP}v6`} />
          <text x={(from + 3.5) * STEP} y="246" textAnchor="middle">
            {['first', 'second', 'third'][at]}
          </text>
        </g>
      ))}
      <path className="plot-live" d={linePath(SERIES, SHEET)} />
    </>
  )
}

const WEEKS = [22, 30, 25, 27, 36, 31, 42, 35, 39, 48, 41, 50, 47, 56, 49, 58]
const TODAY = 330

function Trend() {
  return (
    <>
      <path className="plot-grid" d="M0 55H480M0 110H480M0 165H480" />
      <path className="plot-axis" d="M0 220H480" />
      <path
        className="plot-wash"
        d={`M0 159L${TODAY} 80C390 60 430 38 480 6V116C430 110 390 103 ${TODAY} 106L0 185Z`}
      />
      <path className="plot-found" d={`M0 172L${TODAY} 93`} />
      <path className="plot-found plot-dashed" d={`M${TODAY} 93L480 57`} />
      <path className="plot-grid" d={`M${TODAY} 0V220`} />
      <path className="plot-dots" d={dotsPath(WEEKS, { ...SHEET, width: TODAY })} />
      <text x={TODAY - 8} y="14" textAnchor="end">
        {figureWords.today}
      </text>
      <text x="0" y="246">
        {figureWords.past}
      </text>
      <text x="480" y="246" textAnchor="end">
        {figureWords.next}
      </text>
    </>
  )
}

const REGIONS = [62, 71, 28, 66, 74, 59]
const BARS: Box = { ...SHEET, high: 132 }

function Insight() {
  return (
    <>
      <path className="plot-quiet" d={columnsPath(REGIONS, BARS, 0.52)} />
      <path className="plot-axis" d="M0 220H480" />
      <path className="plot-mark" d={columnsPath([0, 0, 28, 0, 0, 0], BARS, 0.52)} />
      <path className="plot-found" d="M200 164V27H222" />
      <text className="plot-say" x="230" y="33">
        {figureWords.exception}
      </text>
      {figureWords.regions.map((name, at) => (
        <text key={name} className="plot-name" x={at * 80 + 40} y="246" textAnchor="middle">
          {name}
        </text>
      ))}
    </>
  )
}

const figures = { ml: Learning, patterns: Pattern, trends: Trend, insights: Insight }

interface Props {
  id: AiFeature['id']
  /** What it shows, for those who do not see it. */
  name: string
}

export function FeatureFigure({ id, name }: Props) {
  const Figure = figures[id]
  return (
    <svg className="plot" viewBox="0 -6 480 260" role="img" aria-label={name}>
      <Figure />
    </svg>
  )
}

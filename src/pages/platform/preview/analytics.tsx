import { analytics } from '#src/content/platform/preview.ts'
import { areaPath, linePath } from '#src/lib/curves.ts'
import './analytics.css'

const { months, past, next, high, low, mark, today, figures, causes } = analytics
const HEIGHT = 200
/** The past takes the first part of the width, the forecast the rest. */
const PAST = { width: 330, height: HEIGHT, low: 240, high: 620 }
const NEXT = { ...PAST, width: 270 }
/** Where the price letter went out, in units of the chart. */
const LETTER = 192
const band = `${linePath(high, NEXT)}${linePath(low, NEXT)}`

/** The area between two curves: one out, the other back. */
const between = `${linePath(high, NEXT)}L${NEXT.width} ${y(low.at(-1) ?? 0)}${back()}Z`

function y(value: number): number {
  return Math.round(HEIGHT * (1 - (value - NEXT.low) / (NEXT.high - NEXT.low)))
}

function back(): string {
  const step = NEXT.width / (low.length - 1)
  return low
    .map((value, i) => `L${Math.round(i * step)} ${y(value)}`)
    .toReversed()
    .join('')
}

function Forecast() {
  return (
    <div className="pv-report-chart">
      <svg className="pv-app-stretch" viewBox={`0 0 600 ${HEIGHT}`} preserveAspectRatio="none">
        {[60, 120, 180].map((at) => (
          <path key={at} d={`M0 ${at}H600`} className="pv-report-grid" />
        ))}
        <path d={areaPath(past, PAST)} className="pv-app-wash" />
        <g transform={`translate(${PAST.width})`}>
          <path d={between} className="pv-app-wash" />
          <path d={band} className="pv-report-edge" />
          <path d={linePath(next, NEXT)} className="pv-app-plan" />
          <path d={`M0 0V${HEIGHT}`} className="pv-report-today" />
        </g>
        <path d={linePath(past, PAST)} className="pv-app-live" />
        <path d={`M${LETTER} ${HEIGHT * 0.38}V${HEIGHT * 0.72}`} className="pv-report-letter" />
        <path d={`M0 ${HEIGHT}H600`} className="pv-app-axis" />
      </svg>
      <span className="pv-app-em pv-report-mark">{mark}</span>
      <span className="pv-app-mono pv-report-now">{today}</span>
    </div>
  )
}

export function Analytics() {
  return (
    <div className="pv-report">
      <Forecast />
      <div className="pv-report-months pv-app-mono between">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <div className="pv-report-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <div className="soft">{label}</div>
            <div className="pv-app-value">{value}</div>
          </div>
        ))}
      </div>
      <div className="pv-report-causes">
        <div className="soft">{causes.title}</div>
        {causes.rows.map(({ name, share }) => (
          <div key={name} className="pv-report-cause stack-3">
            <span>{name}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none">
              <rect width="100" height="6" className="pv-report-rest" />
              <rect width={share} height="6" className="pv-app-fill" />
            </svg>
            <span className="pv-app-mono">{share}%</span>
          </div>
        ))}
      </div>
    </div>
  )
}

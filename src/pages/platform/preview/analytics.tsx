import { analytics } from '#src/content/platform/preview.ts'
import { areaPath, linePath } from '#src/lib/curves.ts'
import './analytics.css'

const { months, past, next, high, low, mark, today, figures, causes } = analytics
const HEIGHT = 200
/** The past takes the first part of the width, the forecast the rest. */
const PAST = { width: 330, height: HEIGHT, low: 240, high: 620 }
const NEXT = { ...PAST, width: 270 }
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
    <div className="report-chart">
      <svg className="app-stretch" viewBox={`0 0 600 ${HEIGHT}`} preserveAspectRatio="none">
        {[60, 120, 180].map((at) => (
          <path key={at} d={`M0 ${at}H600`} className="report-grid" />
        ))}
        <path d={areaPath(past, PAST)} className="app-wash" />
        <g transform={`translate(${PAST.width})`}>
          <path d={between} className="app-wash" />
          <path d={band} className="report-edge" />
          <path d={linePath(next, NEXT)} className="app-plan" />
          <path d={`M0 0V${HEIGHT}`} className="report-today" />
        </g>
        <path d={linePath(past, PAST)} className="app-live" />
        <path d={`M0 ${HEIGHT}H600`} className="app-axis" />
      </svg>
      <span className="app-em report-mark">{mark}</span>
      <span className="app-mono report-now">{today}</span>
    </div>
  )
}

export function Analytics() {
  return (
    <div className="report">
      <Forecast />
      <div className="report-months app-mono">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <div className="report-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <div className="app-label">{label}</div>
            <div className="app-value">{value}</div>
          </div>
        ))}
      </div>
      <div className="report-causes">
        <div className="app-label">{causes.title}</div>
        {causes.rows.map(({ name, share }) => (
          <div key={name} className="report-cause">
            <span>{name}</span>
            <svg viewBox="0 0 50 6" preserveAspectRatio="none">
              <rect width="50" height="6" className="report-rest" />
              <rect width={share} height="6" className="app-fill" />
            </svg>
            <span className="app-mono">{share}%</span>
          </div>
        ))}
      </div>
    </div>
  )
}

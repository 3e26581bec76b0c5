import { dashboard } from '#src/content/platform/preview.ts'
import { columnsPath, linePath } from '#src/lib/curves.ts'
import './dashboard.css'

const { figures, chart, months, revenue, plan, stock, feed } = dashboard
const BOX = { width: 480, height: 200, low: 0, high: 46 }
const columns = columnsPath(revenue.slice(0, -1), { ...BOX, width: (BOX.width * 11) / 12 })
const latest = columnsPath(revenue.slice(-1), { ...BOX, width: BOX.width / 12 })
const line = linePath(plan, { ...BOX, width: (BOX.width * 11) / 12 })

function Chart() {
  return (
    <div className="board-chart">
      <div className="app-label">{chart}</div>
      <div className="board-plot">
        <svg className="app-stretch" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
          <path d={columns} className="board-past" />
          <path d={latest} className="app-fill" transform={`translate(${(BOX.width * 11) / 12})`} />
          <path d={line} className="app-plan" transform={`translate(${BOX.width / 24})`} />
          <path d={`M0 ${BOX.height}H${BOX.width}`} className="app-axis" />
        </svg>
      </div>
      <div className="board-months app-mono">
        {months.map((month, i) => (
          <span key={`${month}${String(i)}`}>{month}</span>
        ))}
      </div>
    </div>
  )
}

export function Dashboard() {
  return (
    <div className="board">
      <div className="board-figures">
        {figures.map(({ label, value, change }) => (
          <div key={label}>
            <div className="app-label">{label}</div>
            <div className="app-value">{value}</div>
            <div className="app-mono app-good">{change}</div>
          </div>
        ))}
      </div>
      <Chart />
      <div className="board-side">
        <div className="app-label">{stock.title}</div>
        {stock.rows.map(({ name, value, urgent }) => (
          <div key={name} className="app-row">
            <span>{name}</span>
            <span className={urgent ? 'app-mono app-bad' : 'app-mono'}>{value}</span>
          </div>
        ))}
        <div className="app-label board-feed">{feed.title}</div>
        {feed.rows.map(({ part, text }) => (
          <div key={text} className="app-row board-event">
            <span>{text}</span>
            <span className="app-mono">{part}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

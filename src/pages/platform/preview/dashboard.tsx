import { dashboard } from '#src/content/platform/preview.ts'
import { columnsPath, linePath } from '#src/lib/curves.ts'
import type { Open } from './device-preview.tsx'
import './dashboard.css'

const { figures, chart, months, revenue, plan, stock, feed } = dashboard
const BOX = { width: 480, height: 200, low: 0, high: 46 }
const columns = columnsPath(revenue.slice(0, -1), { ...BOX, width: (BOX.width * 11) / 12 })
const latest = columnsPath(revenue.slice(-1), { ...BOX, width: BOX.width / 12 })
const line = linePath(plan, { ...BOX, width: (BOX.width * 11) / 12 })

function Chart() {
  return (
    <div className="pv-board-chart stack-3">
      <div className="soft">{chart}</div>
      <div className="pv-board-plot">
        <svg className="pv-app-stretch" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
          <path d={columns} className="pv-board-past" />
          <path d={latest} className="pv-app-fill" transform={`translate(${(BOX.width * 11) / 12})`} />
          <path d={line} className="pv-app-plan" transform={`translate(${BOX.width / 24})`} />
          <path d={`M0 ${BOX.height}H${BOX.width}`} className="pv-app-axis" />
        </svg>
      </div>
      <div className="pv-board-months pv-app-mono">
        {months.map((month, i) => (
          <span key={`${month}${String(i)}`}>{month}</span>
        ))}
      </div>
    </div>
  )
}

export function Dashboard({ onOpen }: { onOpen: Open }) {
  return (
    <div className="pv-board">
      <div className="pv-board-figures">
        {figures.map(({ label, value, change }) => (
          <div key={label}>
            <div className="soft">{label}</div>
            <div className="pv-app-value">{value}</div>
            <div className="pv-app-mono pv-app-good">{change}</div>
          </div>
        ))}
      </div>
      <Chart />
      <div className="pv-board-side">
        <div className="pv-board-label soft">{stock.title}</div>
        {stock.rows.map(({ name, value, urgent }) => (
          <div key={name} className="pv-app-row between">
            <span>{name}</span>
            <span className={urgent ? 'pv-app-mono pv-app-bad' : 'pv-app-mono'}>{value}</span>
          </div>
        ))}
        <div className="pv-board-label pv-board-feed soft">{feed.title}</div>
        {feed.rows.map(({ part, text, opens }) => (
          <button
            key={text}
            type="button"
            className="pv-app-row pv-app-pick pv-board-event between"
            onClick={() => onOpen(opens)}
          >
            <span>{text}</span>
            <span className="pv-app-mono">{part}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

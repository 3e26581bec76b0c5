import type { SalesChart, SalesTable } from '#src/content/assistant/conversation.ts'

export function SalesFigures({ table }: { table: SalesTable }) {
  return (
    <table className="chat-table small">
      <caption className="mono">{table.caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className="soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, value, change }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td data-down={change.startsWith('-') || undefined}>{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Units of the chart: one bar with its gap, and the height of the tallest. */
const STEP = 24
const HEIGHT = 72

export function SalesBars({ chart }: { chart: SalesChart }) {
  const { caption, summary, values, marked } = chart
  const scale = HEIGHT / Math.max(...values)
  const width = values.length * STEP
  return (
    <figure className="chat-chart">
      <figcaption className="mono">{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT + 24}`} role="img" aria-label={summary}>
        {values.map((value, index) => (
          <rect
            // Weeks have no other name than their place.
            key={`week ${index + 1}`}
            data-marked={marked.includes(index + 1) || undefined}
            x={index * STEP + 3}
            y={HEIGHT - value * scale}
            width={STEP - 6}
            height={value * scale}
          />
        ))}
        {marked.map((week) => (
          <text key={week} x={(week - 0.5) * STEP} y={HEIGHT + 18} textAnchor="middle">
            {week}
          </text>
        ))}
        <path d={`M0 ${HEIGHT + 0.5}H${width}`} />
      </svg>
    </figure>
  )
}

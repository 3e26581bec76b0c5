import { type BusinessStat, scaleOf } from '#src/content/analytics/business.ts'
import { areaPath, type Box, columnsPath, dotsPath, linePath } from '#src/lib/curves.ts'
import './plots.css'

const SIZE = { width: 240, height: 60 }

/** Levels that hold until they change. */
function stepsPath(values: readonly number[], { width, height, low, high }: Box): string {
  const share = width / values.length
  const y = (value: number) => Math.round(height * (1 - (value - low) / (high - low)))
  return `M0 ${y(values[0] ?? 0)}${values.map((value, at) => `V${y(value)}H${(at + 1) * share}`).join('')}`
}

function Marks({ stat }: { stat: BusinessStat }) {
  const { chart, values } = stat
  const [low, high] = scaleOf(stat)
  const box: Box = { ...SIZE, low, high }
  const y = (value: number) => box.height * (1 - (value - box.low) / (box.high - box.low))
  switch (chart) {
    case 'bars':
      return <path className="plot-fill" d={columnsPath(values, box, 0.5)} />
    case 'steps':
      return <path className="plot-live" d={stepsPath(values, box)} />
    case 'band':
      return (
        <>
          <rect className="plot-wash" y={y(58)} width={box.width} height={y(42) - y(58)} />
          <path className="plot-live" d={linePath(values, box)} />
        </>
      )
    case 'dots':
      return <path className="plot-dots" d={dotsPath(values, box)} />
    case 'line':
      return (
        <>
          <path className="plot-wash" d={areaPath(values, box)} />
          <path className="plot-live" d={linePath(values, box)} />
        </>
      )
  }
}

/** Twelve weeks of sample data; what they do is said in the name, which is all there is to read off. */
export function BusinessChart({ stat }: { stat: BusinessStat }) {
  const { trend, values } = stat
  const name = `${trend}: from ${values[0]} to ${values.at(-1)} in twelve weeks of sample data`
  return (
    <svg className="plot" viewBox="-4 -4 248 68" role="img" aria-label={name}>
      <path className="plot-axis" d="M0 60H240" />
      <Marks stat={stat} />
    </svg>
  )
}

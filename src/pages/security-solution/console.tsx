import { useEffect, useRef } from 'react'
import { operationsText, severityNames, socMetrics } from '#src/content/security-solution/operations.ts'
import { createOperations, type LogLine, type Reading, trendOf, trendText } from '#src/demos/operations.ts'
import { grouped } from '#src/content/grouped.ts'
import { stopsOf } from './stops.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { useDemo } from '#src/sections/use-demo.ts'
import { useRunning } from '#src/sections/use-running.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { VaultFigure } from './vault-figure.tsx'

/** Any number: it decides what the console says, the same for every visitor. */
const demo = createOperations(1781)

const labels = new Map(socMetrics.map(({ id, label }) => [id, label]))

function Metric({ id, value, change }: Reading) {
  return (
    <div>
      <dt className="mono soft">{labels.get(id)}</dt>
      <dd>{grouped(value)}</dd>
      <dd className="mono trend soft" data-trend={trendOf(change)}>
        {trendText(change)}
      </dd>
    </div>
  )
}

/** Units of the strip: the way from bar to bar, its height, and the most it has room for. */
const STEP = 10
const HEIGHT = 60
const MOST = 9

/** One bar of the strip, as a stroke from the bottom. */
function bar(value: number, index: number): string {
  return `M${(index + 0.5) * STEP} ${HEIGHT}v-${2 + (Math.min(value, MOST) / MOST) * (HEIGHT - 2)}`
}

function Strip({ values }: { values: readonly number[] }) {
  const bars = values.map(bar)
  return (
    <figure className="console-strip stack-3">
      <figcaption className="mono soft">{operationsText.traffic}</figcaption>
      <svg
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={bars.slice(0, -1).join('')} />
        <path className="console-latest" d={bars.at(-1)} />
      </svg>
    </figure>
  )
}

function Log({ lines }: { lines: readonly LogLine[] }) {
  return (
    <div className="console-log">
      <h4 className="mono soft">{operationsText.log}</h4>
      <ol>
        {lines.map(({ id, time, severity, text }) => (
          <li key={id} data-severity={severity}>
            <span className="mono soft">{time}</span>
            <span>{text}</span>
            <span className="visually-hidden-phone mono soft">{severityNames[severity]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The console of the operations center, played from a seed. Nobody is alarmed by it: it is not a live region. */
export function Console() {
  const root = useRef<HTMLDivElement>(null)
  const [running, setRunning] = useRunning()
  const [{ reading, metrics, strip, log }, machine] = useDemo(demo, root, !running)
  useEffect(() => machine.send('opened'), [machine])
  useEffect(() => pieceSignalled('stops', stopsOf(log)), [log])

  return (
    <>
      <VaultFigure place="operations" ring={log[0]?.layer ?? 0} label={operationsText.figure} />
      <div
        className="console panel"
        ref={root}
        data-demo="operations"
        data-phase={running ? 'reading' : 'paused'}
        data-index={reading}
      >
        <div className="console-head cluster">
          <h3>{operationsText.console}</h3>
          <p className="mono accent">{operationsText.note}</p>
          <DemoControls
            name={operationsText.controls}
            running={running}
            onPlay={() => setRunning(true)}
            onPause={() => setRunning(false)}
          />
        </div>
        <dl className="console-metrics">
          {metrics.map((metric) => (
            <Metric key={metric.id} {...metric} />
          ))}
        </dl>
        <Strip values={strip} />
        <Log lines={log} />
      </div>
    </>
  )
}

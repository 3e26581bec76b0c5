import { templates, type WorkflowTemplate } from '#src/content/automation/workflow-templates.ts'
import { workflow } from '#src/content/automation/workflow.ts'
import { stepStatus } from '#src/demos/workflow.ts'
import { Icon } from '#src/ui/icon.tsx'
import { columnFlow, orbitFlow, sideOf, type Flow } from './flow-geometry.ts'

interface Drawing {
  orbit: Flow
  column: Flow
  /** Whether the last step hands on to the first. */
  closed: boolean
}

function draw({ steps }: WorkflowTemplate): Drawing {
  const closed = steps.at(-1)?.connections.length !== 0
  return { orbit: orbitFlow(steps.length, closed), column: columnFlow(steps.length, closed), closed }
}

const drawings = new Map(templates.map((template) => [template, draw(template)]))

interface Props {
  template: WorkflowTemplate
  index: number
  running: boolean
}

interface LinesProps {
  flow: Flow
  shape: 'orbit' | 'column'
  /** Number of the line that leads back to the first step; none where the last step is the end. */
  back: number | null
  index: number
  running: boolean
}

/** The connections: engraved, lit once they have been travelled, and the signal on the one that is. */
function Lines({ flow, shape, back, index, running }: LinesProps) {
  return (
    <svg
      className="flow-lines"
      data-shape={shape}
      viewBox={`0 0 ${flow.width} ${flow.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {flow.paths.map((d, at) => (
        <g key={d} data-status={stepStatus(index, at)} data-back={at === back || undefined}>
          <path className="flow-line" d={d} />
          <path className="flow-ticks" d={d} />
        </g>
      ))}
      {running &&
        flow.paths.map(
          (d, at) =>
            at === index && (
              <g key={d}>
                <path className="flow-signal" data-part="glow" d={d} pathLength={100} />
                <path className="flow-signal" d={d} pathLength={100} />
              </g>
            ),
        )}
    </svg>
  )
}

/** The steps of a template on their orbit, each with its time and its state in words. */
export function WorkflowFlow({ template, index, running }: Props) {
  const { steps } = template
  const drawing = drawings.get(template)
  if (!drawing) return null
  const back = drawing.closed ? steps.length - 1 : null
  const lines = { back, index, running }
  return (
    <div className="flow" data-count={steps.length}>
      <Lines flow={drawing.orbit} shape="orbit" {...lines} />
      <Lines flow={drawing.column} shape="column" {...lines} />
      <ol className="flow-steps">
        {steps.map(({ id, title, duration }, at) => {
          const status = stepStatus(index, at)
          return (
            <li
              key={id}
              data-step={id}
              data-side={sideOf(at, steps.length)}
              data-status={status}
              data-running={running || undefined}
            >
              <span className="flow-node mono" aria-hidden="true">
                {status === 'completed' ? <Icon name="check" size={22} /> : at + 1}
              </span>
              <span className="flow-text">
                <span className="flow-title">{title}</span>
                <span className="mono">{duration}</span>
                <span className="mono flow-state">{workflow.states[status]}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

import { steps, workflow } from '#src/content/automation/workflow.ts'
import { stepStatus } from '#src/demos/workflow.ts'
import { Icon } from '#src/ui/icon.tsx'
import { columnFlow, orbitFlow, type Flow } from './flow-geometry.ts'

const orbit = orbitFlow(steps.length)
const column = columnFlow(steps.length)

interface Props {
  index: number
  running: boolean
}

/** The connections: engraved, lit once they have been travelled, and the signal on the one that is. */
function Lines({ flow, shape, index, running }: Props & { flow: Flow; shape: 'orbit' | 'column' }) {
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
        <g key={d} data-status={stepStatus(index, at)}>
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

/** Six steps on their orbit, each with its state in words. */
export function WorkflowFlow({ index, running }: Props) {
  return (
    <div className="flow">
      <Lines flow={orbit} shape="orbit" index={index} running={running} />
      <Lines flow={column} shape="column" index={index} running={running} />
      <ol className="flow-steps">
        {steps.map(({ id, title, duration }, at) => {
          const status = stepStatus(index, at)
          return (
            <li key={id} data-step={id} data-status={status} data-running={running || undefined}>
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

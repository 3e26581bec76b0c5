import type { WorkflowTemplate } from '#src/content/automation/workflow-templates.ts'
import { nodeOf } from '#src/content/automation/workflow-train.ts'
import { workflow } from '#src/content/automation/workflow.ts'
import { stepStatus, type StepStatus } from '#src/demos/workflow.ts'
import type { NodeState } from '#src/lib/diagram.ts'
import { TrainPicture } from './train-picture.tsx'
import { doesOf } from './workflow-record.tsx'

interface Props {
  template: WorkflowTemplate
  index: number
  /** Step that the visitor has pressed, −1 for none. */
  chosen: number
  onChoose: (at: number) => void
  /** A gear is pointed at, or, with −1, no longer. */
  onLook: (at: number) => void
}

const STATES: Readonly<Record<StepStatus, NodeState>> = {
  active: 'active',
  completed: 'related',
  pending: 'idle',
}

/** The steps of a template as a train of gears, each with its time and its state in words. */
export function WorkflowFlow({ template: { steps }, index, chosen, onChoose, onLook }: Props) {
  return (
    <div className="flow" data-count={steps.length}>
      <div className="flow-stage" data-scene="workflow">
        <TrainPicture count={steps.length} />
        <ol className="flow-steps" onPointerLeave={() => onLook(-1)}>
          {steps.map(({ id, title, duration }, at) => {
            const status = stepStatus(index, at)
            return (
              <li key={nodeOf(at)} data-step={id} data-status={status}>
                <button
                  type="button"
                  className="flow-node"
                  data-node={nodeOf(at)}
                  data-state={STATES[status]}
                  aria-pressed={at === chosen}
                  aria-describedby={doesOf(id)}
                  onClick={() => onChoose(at)}
                  onPointerEnter={() => onLook(at)}
                  onFocus={() => onLook(at)}
                  onBlur={() => onLook(-1)}
                >
                  <span className="flow-text small">
                    <span className="flow-title">
                      <span className="mono accent">{at + 1}</span> {title}
                    </span>{' '}
                    <span className="flow-facts mono">
                      {duration} <span className="flow-state">{workflow.states[status]}</span>
                    </span>
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}

import { steps, workflow } from '#src/content/automation/workflow.ts'
import { stepStatus } from '#src/demos/workflow.ts'

/** The lead's record: each step that is completed has written its line. */
export function WorkflowRecord({ index }: { index: number }) {
  return (
    <div className="workflow-record">
      <h3>{workflow.record}</h3>
      <p className="mono">{workflow.sample}</p>
      <ol>
        {steps.map(({ id, title, description, result }, at) => {
          const status = stepStatus(index, at)
          return (
            <li key={id} data-status={status}>
              <span className="workflow-step">{title}</span>
              <span className="workflow-does">{description}</span>
              <span className="workflow-result">{status === 'completed' ? result : workflow.waiting}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

import type { WorkflowTemplate } from '#src/content/automation/workflow-templates.ts'
import { workflow } from '#src/content/automation/workflow.ts'
import { stepStatus } from '#src/demos/workflow.ts'
import { PhoneFold } from '#src/ui/phone-fold.tsx'

interface Props {
  template: WorkflowTemplate
  index: number
}

/** The record of what goes through: each step that is completed has written its line. */
export function WorkflowRecord({ template: { sample, steps }, index }: Props) {
  return (
    <PhoneFold
      className="workflow-record"
      summary={
        <>
          <h3>{workflow.record}</h3>
          <span className="mono">{sample}</span>
        </>
      }
    >
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
    </PhoneFold>
  )
}

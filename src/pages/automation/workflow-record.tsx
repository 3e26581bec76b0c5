import type { WorkflowTemplate } from '#src/content/automation/workflow-templates.ts'
import { workflow } from '#src/content/automation/workflow.ts'
import { stepStatus } from '#src/demos/workflow.ts'
import { PhoneFold } from '#src/ui/phone-fold.tsx'

interface Props {
  template: WorkflowTemplate
  index: number
  /** Step that the visitor has pressed, −1 for none. */
  chosen: number
}

/** Id of the words about a step, which its gear refers to. */
export const doesOf = (id: string) => `workflow-does-${id}`

/** The record of what goes through: each step that is completed has written its line. */
export function WorkflowRecord({ template: { sample, steps }, index, chosen }: Props) {
  return (
    <PhoneFold
      className="workflow-record"
      summary={
        <>
          <h3>{workflow.record}</h3>
          <span className="mono soft">{sample}</span>
        </>
      }
    >
      <ol>
        {steps.map(({ id, title, description, result }, at) => {
          const status = stepStatus(index, at)
          return (
            <li key={id} className="list-row" data-status={status} data-chosen={at === chosen || undefined}>
              <span className="workflow-step">{title}</span>
              <span className="workflow-does soft" id={doesOf(id)}>
                {description}
              </span>
              <span className="workflow-result soft">
                {status === 'completed' ? result : workflow.waiting}
              </span>
            </li>
          )
        })}
      </ol>
    </PhoneFold>
  )
}

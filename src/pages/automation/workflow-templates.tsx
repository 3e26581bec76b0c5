import { templates, type WorkflowTemplate } from '#src/content/automation/workflow-templates.ts'
import '#src/ui/phone-row.css'
import { workflow } from '#src/content/automation/workflow.ts'

const { heading, text, choice, figures } = workflow.templates

interface ChoiceProps {
  template: WorkflowTemplate
  chosen: boolean
  onChoose: () => void
}

/** What a template is and amounts to, before it is chosen (spec §4). */
function Choice({ template, chosen, onChoose }: ChoiceProps) {
  const { id, name, description, steps, averageTime, efficiency } = template
  const values = [
    { label: figures.steps, value: `${steps.length}` },
    { label: figures.time, value: averageTime },
    { label: figures.efficiency, value: efficiency },
  ]
  return (
    <label className="template">
      <input
        type="radio"
        name="workflow-template"
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`template-${id}`}
        aria-describedby={`template-${id}-text template-${id}-figures`}
      />
      <span className="template-name" id={`template-${id}`}>
        {name}
      </span>
      <span className="template-text small soft" id={`template-${id}-text`}>
        {description}
      </span>
      <span className="template-figures stack-4" id={`template-${id}-figures`}>
        {values.map(({ label, value }) => (
          <span key={label} className="template-figure">
            <span className="template-value">{value}</span> <span className="mono soft">{label}</span>
          </span>
        ))}
      </span>
    </label>
  )
}

interface Props {
  /** Index of the chosen template. */
  chosen: number
  onChoose: (index: number) => void
}

/** Three templates; the flow beneath runs the steps of the chosen one. */
export function WorkflowTemplates({ chosen, onChoose }: Props) {
  return (
    <div className="templates">
      <h3>{heading}</h3>
      <p className="soft">{text}</p>
      <fieldset className="phone-row">
        <legend className="visually-hidden">{choice}</legend>
        {templates.map((template, at) => (
          <Choice
            key={template.id}
            template={template}
            chosen={at === chosen}
            onChoose={() => onChoose(at)}
          />
        ))}
      </fieldset>
    </div>
  )
}

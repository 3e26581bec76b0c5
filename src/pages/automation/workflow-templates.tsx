import {
  templateFigures,
  templates,
  templateSummary,
  workflow,
  type WorkflowTemplate,
} from '#src/content/automation/workflow.ts'
import { Figures } from '#src/ui/figures.tsx'

interface Props {
  /** Index of the chosen template. */
  chosen: number
  onChoose: (index: number) => void
}

/** What a template amounts to: its figures, and its stops on a line. */
function Readout({ template, active }: { template: WorkflowTemplate; active: boolean }) {
  const { id, name, stops } = template
  return (
    <div className="template-readout" id={`template-${id}`} data-active={active || undefined}>
      <p className="mono">{name}</p>
      <Figures items={templateFigures(template)} />
      <ol className="template-stops">
        {stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
    </div>
  )
}

/** Three templates; the chosen one shows its figures (spec §4). */
export function WorkflowTemplates({ chosen, onChoose }: Props) {
  const { heading, text, choice } = workflow.templates
  return (
    <div className="templates">
      <div className="templates-choice">
        <h3>{heading}</h3>
        <p>{text}</p>
        <fieldset>
          <legend className="visually-hidden">{choice}</legend>
          {templates.map((template, at) => (
            <label key={template.id} className="template">
              <input
                type="radio"
                name="workflow-template"
                checked={at === chosen}
                onChange={() => onChoose(at)}
                aria-describedby={`template-${template.id}`}
              />
              <span className="template-name">{template.name}</span>
              <span className="template-text">{template.description}</span>
              <span className="mono template-summary">{templateSummary(template)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="template-readouts">
        {templates.map((template, at) => (
          <Readout key={template.id} template={template} active={at === chosen} />
        ))}
      </div>
    </div>
  )
}

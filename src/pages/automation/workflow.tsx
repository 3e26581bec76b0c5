import { useEffect, useRef, useState } from 'react'
import { templates } from '#src/content/automation/workflow-templates.ts'
import { workflow, type WorkflowStep } from '#src/content/automation/workflow.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { paths } from '#src/content/paths.ts'
import { createWorkflow, elapsed, progress, type WorkflowState } from '#src/demos/workflow.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { useDemo } from '#src/sections/use-demo.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { WorkflowFlow } from './workflow-flow.tsx'
import { WorkflowRecord } from './workflow-record.tsx'
import { WorkflowTemplates } from './workflow-templates.tsx'
import './workflow.css'

const demo = createWorkflow(templates.map(({ steps }) => steps.length))
const { counters } = workflow

/** What a screen reader hears as the signal moves on; nothing at rest. */
function announcement(steps: readonly WorkflowStep[], running: boolean, index: number): string {
  const step = steps[index]
  if (!step) return `${steps.length} of ${steps.length} ${counters.completed.toLowerCase()}`
  return running ? `${index + 1} of ${steps.length}: ${step.title}` : ''
}

/** The gears show what the demo says, and which of them is looked at. */
function useTrain({ phase, index }: WorkflowState, count: number, looked: number): void {
  useEffect(() => pieceSignalled('train', { phase, index, count, looked }), [phase, index, count, looked])
}

function Counters({ state, count }: { state: WorkflowState; count: number }) {
  return (
    <dl className="workflow-counters cluster">
      <div data-counter="progress">
        <dt className="mono soft">{counters.progress}</dt>
        <dd>{progress(state, count)}%</dd>
      </div>
      <div data-counter="completed">
        <dt className="mono soft">{counters.completed}</dt>
        <dd>{state.index}</dd>
      </div>
      <div data-counter="elapsed">
        <dt className="mono soft">{counters.elapsed}</dt>
        <dd>{elapsed(state)}</dd>
      </div>
    </dl>
  )
}

function Actions() {
  return (
    <div className="workflow-actions actions">
      <ButtonLink to={`${paths.contact}?topic=consultation`} icon="arrow">
        {workflow.consultation}
      </ButtonLink>
      <ButtonLink to={paths.documentation} variant="outline">
        {workflow.documentation}
      </ButtonLink>
    </div>
  )
}

/** The workflow demo, to the letter of spec §4. */
export function Workflow() {
  const root = useRef<HTMLDivElement>(null)
  const [state, machine] = useDemo(demo, root)
  const [chosen, setChosen] = useState(-1)
  const [looked, setLooked] = useState(-1)
  const { phase, index } = state
  const template = templates[state.template]
  const running = phase === 'running'
  useKeptFocus(root, running)
  useTrain(state, template?.steps.length ?? 0, looked < 0 ? chosen : looked)
  if (!template) return null
  const { steps } = template

  return (
    <Section {...workflow}>
      <p className="automation-lead indent">{workflow.lead}</p>
      <div className="workflow" ref={root} data-demo="workflow" data-phase={phase} data-index={index}>
        <WorkflowTemplates
          chosen={state.template}
          onChoose={(at) => {
            setChosen(-1)
            machine.send({ type: 'templateChosen', template: at })
          }}
        />
        <div className="stack-5">
          <div className="workflow-bar cluster under-rule">
            <DemoControls
              name={workflow.controls}
              running={running}
              onPlay={() => machine.send({ type: 'played' })}
              onPause={() => machine.send({ type: 'paused' })}
              onReset={() => machine.send({ type: 'reset' })}
              split
            />
            <Counters state={state} count={steps.length} />
          </div>
          <WorkflowFlow
            template={template}
            index={index}
            chosen={chosen}
            onChoose={(at) => setChosen(at === chosen ? -1 : at)}
            onLook={setLooked}
          />
          <p className="visually-hidden" role="status">
            {announcement(steps, running, index)}
          </p>
          <WorkflowRecord template={template} index={index} chosen={chosen} />
        </div>
      </div>
      <CountingLink />
      <Actions />
    </Section>
  )
}

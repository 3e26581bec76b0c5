import { useEffect, useRef, type RefObject } from 'react'
import { lifecycleSteps, lifecycleTexts, spokenAt } from '#src/content/tasks/lifecycle.ts'
import { sections } from '#src/content/tasks/promises.ts'
import { phaseOf, taskLifecycle, type LifecycleState } from '#src/demos/task-lifecycle.ts'
import { tallRing, wideRing } from '#src/content/tasks/lifecycle-diagram.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { Definitions } from '#src/sections/diagram/definitions.tsx'
import { useDemo } from '#src/sections/use-demo.ts'
import { flowStarted, flowStopped, nodeActivated } from '#src/stores/diagrams.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { LifecycleNodes } from './lifecycle-nodes.tsx'
import { LifecyclePicture } from './lifecycle-picture.tsx'
import { TaskCard } from './task-card.tsx'
import { useTraveller, type Picture } from './use-traveller.ts'
import '#src/sections/diagram/diagram.css'
import { SectionHead } from '#src/ui/section-head.tsx'
import './lifecycle-section.css'
import { useArrive } from '#src/motion/use-arrive.ts'

/** The scene shows what the demo says. */
function useStage({ heading, playing }: LifecycleState): void {
  useEffect(() => nodeActivated('lifecycle', lifecycleSteps[heading]?.id ?? ''), [heading])
  useEffect(() => (playing ? flowStarted : flowStopped)('lifecycle'), [playing])
}

function Steps({ index }: { index: number }) {
  return (
    <ol className="lifecycle-steps" id={sections.lifecycleSteps}>
      {lifecycleSteps.map(({ id, title, text }, step) => (
        <li key={id} data-state={step === index ? 'active' : 'idle'}>
          <h3>{title}</h3>
          <p id={`lifecycle-step-${id}`} className="small soft">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

function useLifecycle(root: RefObject<Element | null>) {
  const [state, machine] = useDemo(taskLifecycle, root)
  const still = useReducedMotion()
  useEffect(() => {
    if (!still) machine.send({ type: 'began' })
    else if (machine.getState().playing) machine.send({ type: 'stilled' })
  }, [machine, still])
  useStage(state)
  return { state, machine, still }
}

/** A task goes from mail to document around the hub, by itself or step by step (spec §2.12). */
export function LifecycleSection() {
  const root = useRef<HTMLDivElement>(null)
  const head = useArrive<HTMLElement>()
  const wide = useRef<SVGSVGElement>(null)
  const tall = useRef<SVGSVGElement>(null)
  const pictures = useRef<readonly Picture[]>([
    { ring: wideRing, svg: wide },
    { ring: tallRing, svg: tall },
  ])
  const { state, machine, still } = useLifecycle(root)
  useTraveller(pictures.current, state.heading, still)

  return (
    <section className="section wrap" id={sections.lifecycle} aria-labelledby="lifecycle-heading">
      <SectionHead
        id="lifecycle-heading"
        label={lifecycleTexts.label}
        heading={lifecycleTexts.heading}
        ref={head}
      />
      <div
        className="lifecycle"
        ref={root}
        data-demo="lifecycle"
        data-phase={phaseOf(state)}
        data-index={state.index}
      >
        <div className="lifecycle-stage">
          <div className="lifecycle-diagram diagram" data-scene="lifecycle">
            <svg className="visually-hidden" aria-hidden="true" focusable="false">
              <Definitions />
            </svg>
            <LifecyclePicture ring={wideRing} name="wide" count={200} ref={wide} />
            <LifecyclePicture ring={tallRing} name="tall" count={120} ref={tall} />
            <LifecycleNodes state={state} onSelect={(index) => machine.send({ type: 'selected', index })} />
          </div>
        </div>
        <div className="lifecycle-controls">
          <DemoControls
            name={lifecycleTexts.demo}
            running={state.playing}
            onPlay={() => machine.send({ type: 'played' })}
            onPause={() => machine.send({ type: 'paused' })}
            onReset={() => machine.send({ type: 'reset' })}
          />
          <p className="visually-hidden" role="status">
            {state.held && spokenAt(state.index)}
          </p>
        </div>
        <TaskCard index={state.index} />
        <Steps index={state.index} />
        <div className="lifecycle-next">
          <ButtonLink to={`#${sections.communication}`} variant="outline" icon="down">
            {lifecycleTexts.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

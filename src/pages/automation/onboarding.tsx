import { useCallback, useEffect, useRef } from 'react'
import { onboarding, stages, type OnboardingStage } from '#src/content/automation/onboarding.ts'
import { beatOf, onboardingDemo } from '#src/demos/onboarding.ts'
import { scrollTo } from '#src/motion/smooth-scroll.ts'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'
import { useDemo } from '#src/sections/use-demo.ts'
import { PHONE } from '#src/lib/breakpoints.ts'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { PhoneRow } from '#src/ui/phone-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { OnboardingStepper } from './onboarding-stepper.tsx'
import { screens } from './screens/screens.tsx'
import { useStageInView } from './use-stage-in-view.ts'
import { TextList } from '#src/ui/text-list.tsx'
import { Inline } from '#src/ui/inline.tsx'
import './onboarding.css'

interface StageProps {
  stage: OnboardingStage
  at: number
  active: boolean
  beat: number
}

/** What is read to the left, and the same stage at work: in the panel, or beneath on a phone. */
function Stage({ stage, at, active, beat }: StageProps) {
  const { id, title, description, features, image } = stage
  const Screen = screens[id]
  return (
    <li>
      <div className="onboarding-text stack-3" data-stage={at} data-active={active || undefined}>
        <p className="mono">{onboarding.stageOf(at + 1, stages.length)}</p>
        <h3>{title}</h3>
        <p className="soft">
          <Inline text={description} />
        </p>
        <TextList className="points small" items={features} />
      </div>
      <div
        className="onboarding-screen panel small"
        role="img"
        aria-label={image}
        data-screen={id}
        data-beat={beat}
        data-active={active || undefined}
      >
        <Screen />
      </div>
    </li>
  )
}

/** Brings the stage's card to the margin of its row; the page stays where it is. */
function scrollInRow(text: HTMLElement, still: boolean): void {
  const card = text.parentElement
  const row = card?.parentElement
  if (!card || !row) return
  const left = row.scrollLeft + card.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
}

/** Five stages; the panel beside them shows the one that is read (spec §2.15). */
export function Onboarding() {
  const root = useRef<HTMLDivElement>(null)
  const [state, machine] = useDemo(onboardingDemo, root)
  const still = useReducedMotion()
  const seen = useStageInView(root)

  useEffect(() => {
    if (seen >= 0) machine.send({ type: 'seen', index: seen })
  }, [machine, seen])
  useEffect(() => {
    if (still && state.phase === 'working') machine.finish()
  }, [machine, still, state.phase, state.index])

  useEffect(() => pieceSignalled('stage', state.index), [state.index])

  const swiped = useCallback(
    (index: number) => {
      if (matchMedia(PHONE).matches) machine.send({ type: 'seen', index })
    },
    [machine],
  )
  const choose = (index: number) => {
    machine.send({ type: 'chosen', index })
    const text = root.current?.querySelector<HTMLElement>(`[data-stage="${index}"]`)
    if (text && matchMedia(PHONE).matches) scrollInRow(text, still)
    else if (text) scrollTo(text)
  }

  return (
    <Section {...onboarding}>
      <p className="automation-lead indent">{onboarding.lead}</p>
      <div
        className="onboarding"
        ref={root}
        data-demo="onboarding"
        data-phase={state.phase}
        data-index={state.index}
      >
        <OnboardingStepper index={state.index} reached={state.reached} onChoose={choose} />
        <PhoneRow as="ol" label={onboarding.heading.text} onCard={swiped}>
          {stages.map((stage, at) => (
            <Stage
              key={stage.id}
              stage={stage}
              at={at}
              active={at === state.index}
              beat={beatOf(state, at)}
            />
          ))}
        </PhoneRow>
      </div>
    </Section>
  )
}

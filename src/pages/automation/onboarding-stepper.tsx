import type { KeyboardEvent } from 'react'
import { onboarding, stageName, stages } from '#src/content/automation/onboarding.ts'
import { isShortcut } from '#src/lib/keys.ts'

interface Props {
  index: number
  /** The furthest stage that was on show. */
  reached: number
  onChoose: (index: number) => void
}

const LAST = stages.length - 1

/** The stage that a key leads to from the one at `index`, or null. */
function target(key: string, index: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(LAST, index + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1)
  if (key === 'Home') return 0
  return key === 'End' ? LAST : null
}

/** Five stops on a line: a press or an arrow key brings the page to a stage. */
export function OnboardingStepper({ index, reached, onChoose }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = target(event.key, buttons.indexOf(event.target as HTMLButtonElement))
    if (next === null || isShortcut(event)) return
    event.preventDefault()
    buttons[next]?.focus({ preventScroll: true })
    if (next !== index) onChoose(next)
  }
  return (
    <div className="onboarding-stepper scripted" role="group" aria-label={onboarding.stepper}>
      <ol className="between" onKeyDown={onKeyDown}>
        {stages.map(({ id, title }, at) => (
          <li key={id} data-reached={at <= reached || undefined}>
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              aria-label={stageName(at, title)}
              title={title}
              onClick={() => onChoose(at)}
            >
              {at + 1}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

import type { KeyboardEvent } from 'react'
import { lifecycleSteps, lifecycleTexts } from '#src/content/tasks/lifecycle.ts'
import { stepPlanets } from '#src/content/tasks/lifecycle-diagram.ts'
import type { LifecycleState } from '#src/demos/task-lifecycle.ts'
import type { NodeState } from '#src/lib/diagram.ts'
import { isShortcut } from '#src/lib/keys.ts'

interface Props {
  state: LifecycleState
  onSelect: (index: number) => void
}

const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** `related` is the step that the task is on its way to. */
function stateOf({ index, heading }: LifecycleState, step: number): NodeState {
  if (step === index) return 'active'
  return step === heading ? 'related' : 'idle'
}

/** Arrow keys go from step to step around the ring; a press selects. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key]
  if (!way || isShortcut(event)) return
  const nodes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-node]')]
  const at = nodes.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  nodes[(at + way + nodes.length) % nodes.length]?.focus()
}

/** The four steps as buttons over their planets. */
export function LifecycleNodes({ state, onSelect }: Props) {
  return (
    <ul aria-label={lifecycleTexts.steps} onKeyDown={walk}>
      {lifecycleSteps.map(({ id, title }, step) => (
        <li key={id}>
          <button
            type="button"
            className="lifecycle-node"
            data-node={id}
            data-label={stepPlanets[id].label}
            data-state={stateOf(state, step)}
            aria-pressed={step === state.index}
            aria-describedby={`lifecycle-step-${id}`}
            onClick={() => onSelect(step)}
          >
            <span className="lifecycle-label soft small">
              <span className="mono" aria-hidden="true">
                {step + 1}
              </span>
              {title}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

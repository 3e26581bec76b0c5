import { pieceSignalled } from '#src/stores/pieces.ts'
import { listenForDrags } from './grip.ts'
import type { StageMotion } from './motion.ts'

const SIGNS = ['pointerdown', 'wheel', 'scroll', 'keydown', 'touchstart', 'focusin'] as const

/** A field in which the visitor writes. */
const FIELD = 'form :is(input, textarea)'

/** The end of a page answers to a field that has the focus, as long as one has it. */
function fieldFocused({ type, target }: FocusEvent): void {
  pieceSignalled('touched', type === 'focusin' && target instanceof Element && target.matches(FIELD))
}

/** Any sign of the visitor goes to `inputSeen`; the pointer's place, −1..1 with y up, to the motion's goal. */
export function listen(motion: StageMotion, inputSeen: () => void): () => void {
  const pointed = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') {
      motion.pointerGoal.x = (event.clientX / innerWidth) * 2 - 1
      motion.pointerGoal.y = 1 - (event.clientY / innerHeight) * 2
    }
    inputSeen()
  }
  const ending = new AbortController()
  const { signal } = ending
  const options = { passive: true, signal }
  addEventListener('pointermove', pointed, options)
  for (const sign of SIGNS) addEventListener(sign, inputSeen, options)
  listenForDrags(motion.turning, inputSeen, signal)
  addEventListener('focusin', fieldFocused, options)
  addEventListener('focusout', fieldFocused, options)
  return () => {
    ending.abort()
    pieceSignalled('touched', false)
  }
}

import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { release, turnTo, type Turning } from './turning.ts'

/** Elements that use a press themselves. */
const TAKEN = [
  'a, button, input, textarea, select, option, label, summary, video, img, svg, pre, table, dialog',
  '[role]:not([role="list"]), [tabindex="0"], [contenteditable], [draggable], [data-demo], .diagram',
].join(', ')
/** A press so near to words, px, begins to select them. */
const NEAR = 28
/** Px that the pointer travels before it is a drag. */
const SLACK = 5

/** Whether one of the element's own words is at this point of the view; beside them its box is as good as empty. */
function wordsAt(element: Element, x: number, y: number): boolean {
  const range = document.createRange()
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || (node.nodeValue ?? '').trim() === '') continue
    range.selectNodeContents(node)
    for (const { left, right, top, bottom } of range.getClientRects())
      if (x >= left && x <= right && y >= top && y <= bottom) return true
  }
  return false
}

const takes = (element: Element, x: number, y: number) =>
  element.closest(TAKEN) !== null || wordsAt(element, x, y)

/** Returns whether nothing at or near this point uses a press: no control, text, picture or scrollbar. */
function isFree(x: number, y: number): boolean {
  const { clientWidth } = document.documentElement
  if (x >= clientWidth || !document.elementFromPoint(x, y)?.closest('main, footer')) return false
  for (let across = -1; across <= 1; across += 1)
    for (let down = -1; down <= 1; down += 1) {
      const nearX = x + across * NEAR
      const nearY = y + down * NEAR
      const element = document.elementFromPoint(nearX, nearY)
      if (element && takes(element, nearX, nearY)) return false
    }
  return true
}

/** A drag with a mouse, where nothing else takes it, turns the instrument; let go, it returns. `signal` lets go for good. */
export function listenForDrags(turning: Turning, changed: () => void, signal: AbortSignal): void {
  const { style } = document.documentElement
  let from: { x: number; y: number } | null = null

  const pressed = ({ pointerType, button, shiftKey, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse' || button !== 0 || shiftKey || matchMedia(REDUCED_MOTION).matches) return
    from = isFree(x, y) ? { x, y } : null
  }
  const moved = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (!from) return
    if (buttons === 0) return letGo()
    const dx = clientX - from.x
    const dy = clientY - from.y
    if (!turning.dragged && Math.hypot(dx, dy) < SLACK) return
    style.cursor = 'grabbing'
    turnTo(turning, dx, dy)
  }
  const letGo = () => {
    if (!from) return
    from = null
    style.cursor = ''
    release(turning)
    changed()
  }
  // Words that the drag passes are not selected.
  const selecting = (event: Event) => from && event.preventDefault()

  addEventListener('pointerdown', pressed, { signal })
  addEventListener('pointermove', moved, { signal, passive: true })
  document.addEventListener('selectstart', selecting, { signal })
  for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, letGo, { signal })
  signal.addEventListener('abort', letGo)
}

import { useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'textarea, input:not([type="radio"])'

/** Sets a value without the setter that React puts on the element: React then sees a change in the event that follows. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function retype(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  write(field, value)
  // Not every type of field has a caret to keep.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function rechoose(radio: HTMLInputElement): void {
  radio.checked = false
  radio.click()
}

/**
 * Finds what was typed, moved or chosen under `root` while its fields were HTML without code. React keeps it when it
 * hydrates, but tells no handler, and undoes it with the next render. The returned function plays it again as events.
 */
export function earlyInput(root: ParentNode): () => void {
  const typed = [...root.querySelectorAll<Field>(FIELDS)]
    // A half-typed date or number has no value yet; the next key fires an event of its own.
    .filter((field) => field.value !== field.defaultValue && !field.validity.badInput)
    .map((field) => ({ field, value: field.value }))
  const chosen = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].filter(
    (radio) => !radio.defaultChecked,
  )
  return () => {
    for (const { field, value } of typed) retype(field, value)
    for (const radio of chosen) rechoose(radio)
  }
}

/** Tells the fields under an element, once React handles them, what was typed and chosen before. */
export function useEarlyInput(find: () => ParentNode | null | undefined): void {
  const first = useRef(find)
  useEffect(() => {
    const root = first.current()
    // In a later task than React's: each event then finds the state that the one before it has set.
    if (root) queueMicrotask(earlyInput(root))
  }, [])
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Controls that only a script answers. Links, folds, fields and radio buttons are the browser's own. */
const CONTROLS = 'button, [role="button"]'

/** Records pressed controls until the returned function is called, which stops the recording and returns them in order. */
export function recordPresses(): () => HTMLElement[] {
  const pressed: HTMLElement[] = []
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const record = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS)
    if (control) pressed.push(control)
  }
  document.addEventListener('click', record, options)
  // The browser would load a new document, without what was typed. The press on the button is recorded.
  document.addEventListener('submit', (event) => event.preventDefault(), options)
  return () => {
    stop.abort()
    return pressed
  }
}

const isChanged = (field: Field) =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? field.checked && !field.defaultChecked
    : // A half-typed date has no value yet; its next key fires an event of its own.
      field.value !== field.defaultValue && !field.validity.badInput

/** The fields that the visitor changed, with their values: hydration may write the old ones. */
export const changedFields = (root: ParentNode) =>
  [...root.querySelectorAll<Field>('textarea, input')]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value }))

function refill(field: Field, value: string): void {
  const { type, selectionStart, selectionEnd } = field
  // React notices a change only where its own setters on the element have not seen it.
  if (type === 'radio') return Object.assign(field, { checked: false }).click()
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // Not every type of field has a caret.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Gives React, once it has hydrated the page, what the visitor did before; it updates in a microtask after each event. */
export async function replay(fields: ReturnType<typeof changedFields>, pressed: HTMLElement[]) {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const { field, value } of fields) await refill(field, value)
  // A control may have been removed meanwhile. Tabs answer as the button goes down.
  for (const control of pressed.filter(({ isConnected }) => isConnected)) {
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    await control.click()
  }
}

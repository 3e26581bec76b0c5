/** A press on a control that came before the code that answers it. */
interface Press {
  control: HTMLElement
  type: string
  /** Of a key press. */
  key?: string
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Controls that only a script answers. Links, folds, fields and radio buttons are the browser's own. */
const CONTROLS = 'button, [role="button"]'
/** Some controls answer when the pointer goes down. */
const PRESSES = ['pointerdown', 'mousedown', 'click'] as const
/** Keys that a row of tabs answers by script. Enter and Space arrive as clicks. */
const TAB_KEYS = /^(Arrow|Home$|End$)/

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Records presses until the returned function is called, which stops the recording and returns them in order. */
export function recordPresses(): () => Press[] {
  const presses: Press[] = []
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const record = (event: Event) => {
    const control = closest(event, CONTROLS)
    if (control) presses.push({ control, type: event.type })
  }
  for (const type of PRESSES) document.addEventListener(type, record, options)
  document.addEventListener(
    'keydown',
    (event) => {
      const tab = closest(event, '[role="tab"]')
      if (!tab || !TAB_KEYS.test(event.key)) return
      event.preventDefault()
      presses.push({ control: tab, type: 'keydown', key: event.key })
    },
    options,
  )
  // The browser would load a new document, without what was typed. The press on the button is recorded.
  document.addEventListener('submit', (event) => event.preventDefault(), options)
  return () => {
    stop.abort()
    return presses
  }
}

/** The fields that the visitor changed. A half-typed date has no value yet; its next key fires an event of its own. */
export function changedFields(root: ParentNode): { field: Field; value: string }[] {
  return [...root.querySelectorAll<Field>('textarea, input')]
    .filter((field) =>
      field.type === 'radio'
        ? (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
        : field.value !== field.defaultValue && !field.validity.badInput,
    )
    .map((field) => ({ field, value: field.value }))
}

function refill(field: Field, value: string): void {
  if (field.type === 'radio') {
    ;(field as HTMLInputElement).checked = false
    return field.click()
  }
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  // React notices a change only where its own setter on the element has not seen the value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  // Not every type of field has a caret.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function press({ control, type, key }: Press): void {
  if (type === 'click') return control.click()
  const init = { bubbles: true, cancelable: true }
  const event =
    key === undefined
      ? new (type === 'pointerdown' ? PointerEvent : MouseEvent)(type, init)
      : new KeyboardEvent(type, { ...init, key })
  control.dispatchEvent(event)
}

/** React flushes the updates of an event in a microtask; the next event then finds them. */
const flushed = () => Promise.resolve()

/** Gives React, once it has hydrated the page, what the visitor did before. */
export async function replay(fields: ReturnType<typeof changedFields>, presses: Press[]): Promise<void> {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const { field, value } of fields) {
    refill(field, value)
    await flushed()
  }
  // A control may have been removed meanwhile.
  for (const recorded of presses.filter(({ control }) => control.isConnected)) {
    press(recorded)
    await flushed()
  }
}

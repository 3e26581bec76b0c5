/** A part of a press on a control that came before the code that answers it. */
interface Press {
  control: HTMLElement
  type: string
  /** Of a key press. */
  key?: string
}

export interface KeptPresses {
  /** Stops recording and returns what was recorded, in order. */
  take: () => Press[]
}

/** What answers by script alone. Links, folds, fields and radio buttons are the browser's own. */
const CONTROLS = 'button, [role="button"]'
/** Some controls answer when the pointer goes down. */
const PRESSES = ['pointerdown', 'mousedown', 'click'] as const
/** Keys that a row of tabs answers by script; Enter and Space arrive as clicks. */
const TAB_KEYS = /^(Arrow|Home$|End$)/

const controlOf = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Records the presses within an area whose code has not arrived. */
export function keepPresses(area: EventTarget): KeptPresses {
  const presses: Press[] = []
  const stop = new AbortController()
  const { signal } = stop
  const keepPress = (event: Event) => {
    const control = controlOf(event, CONTROLS)
    if (control) presses.push({ control, type: event.type })
  }
  const keepKey = (event: Event) => {
    const tab = controlOf(event, '[role="tab"]')
    if (!tab || !TAB_KEYS.test((event as KeyboardEvent).key)) return
    event.preventDefault()
    presses.push({ control: tab, type: 'keydown', key: (event as KeyboardEvent).key })
  }
  for (const type of PRESSES) area.addEventListener(type, keepPress, { capture: true, signal })
  area.addEventListener('keydown', keepKey, { capture: true, signal })
  // The browser would send the form to the page's own address: a new document, without what was typed.
  area.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal })
  return {
    take() {
      stop.abort()
      return presses.splice(0)
    },
  }
}

function eventOf({ type, key }: Press): Event {
  const how = { bubbles: true, cancelable: true }
  if (key !== undefined) return new KeyboardEvent(type, { ...how, key })
  return type === 'pointerdown' ? new PointerEvent(type, how) : new MouseEvent(type, how)
}

/** Replays recorded presses once the code is there. A control that has been removed meanwhile is skipped. */
export async function carryOut(presses: readonly Press[]): Promise<void> {
  for (const press of presses) {
    if (!press.control.isConnected) continue
    if (press.type === 'click') press.control.click()
    else press.control.dispatchEvent(eventOf(press))
    // In a task of its own: the next press then finds the state that this one has set.
    await Promise.resolve()
  }
}

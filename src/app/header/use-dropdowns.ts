import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { isShortcut } from '#src/lib/keys.ts'

/** Milliseconds a dropdown stays after the pointer has left it (spec §9). */
const CLOSE_DELAY = 150

/** Which way an arrow key goes: among the entries of a panel, or along the bar. */
const STEPS: Readonly<Record<string, { axis: 'panel' | 'bar'; by: number }>> = {
  ArrowDown: { axis: 'panel', by: 1 },
  ArrowUp: { axis: 'panel', by: -1 },
  ArrowRight: { axis: 'bar', by: 1 },
  ArrowLeft: { axis: 'bar', by: -1 },
}

export interface Dropdowns {
  /** Link of the open item; empty when all are closed. */
  open: string
  root: RefObject<HTMLElement | null>
  close: () => void
  pressed: (item: string, event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  itemProps: (item: string) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

function move(from: HTMLElement, selector: string, within: Element, by: number): void {
  const stops = [...within.querySelectorAll<HTMLElement>(selector)]
  const next = stops[(stops.indexOf(from) + by + stops.length) % stops.length]
  next?.focus()
}

/** Closes on a press elsewhere, and on Escape wherever the keyboard is: the pointer may have opened it (WCAG 1.4.13). */
function useEscapes(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  setOpen: (item: string) => void,
): void {
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen('')
    }
    const escaped = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setOpen('')
    addEventListener('pointerdown', outside)
    addEventListener('keydown', escaped)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('keydown', escaped)
    }
  }, [open, root, setOpen])
}

/** Where the pointer was pressed last: after the fade to the next page it enters anew without having moved. */
function useLastPress() {
  const at = useRef({ x: NaN, y: NaN })
  return {
    note: ({ clientX: x, clientY: y }: PointerEvent) => {
      at.current = { x, y }
    },
    isAt: ({ clientX, clientY }: PointerEvent) => clientX === at.current.x && clientY === at.current.y,
  }
}

/** One open dropdown at a time: hover, press, arrows, Escape, and the pointer or the focus leaving (spec §2.3). */
export function useDropdowns(pathname: string): Dropdowns {
  const [open, setOpen] = useState('')
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useLastPress()

  useEffect(() => setOpen(''), [pathname])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEscapes(open !== '', root, setOpen)

  const show = (item: string) => {
    clearTimeout(timer.current)
    setOpen(item)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const item = target.closest<HTMLElement>('.nav-item')
    const trigger = item?.querySelector<HTMLElement>('.nav-trigger')
    const onBar = item?.querySelector<HTMLElement>('.nav-link') ?? target
    if (event.key === 'Escape' && open !== '') {
      show('')
      trigger?.focus()
      return
    }
    const step = STEPS[event.key]
    if (!step || isShortcut(event)) return
    if (step.axis === 'bar') {
      event.preventDefault()
      return move(onBar, '.main-navigation-list > li > .nav-link', event.currentTarget, step.by)
    }
    if (!item || !trigger) return
    event.preventDefault()
    if (trigger.getAttribute('aria-expanded') === 'false') trigger.click()
    // The panel is visible from the next rendering on, and only then takes the focus.
    const from = target === onBar ? trigger : target
    setTimeout(() => move(from, '.nav-trigger, .nav-panel-link', item, step.by))
  }

  return {
    open,
    root,
    close: () => show(''),
    // A hover has opened it by the time a mouse clicks: the click must not close it again. Keys have detail 0.
    pressed: (item, event) => {
      const mouse = event.detail > 0 && (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse'
      show(open === item && !mouse ? '' : item)
    },
    onKeyDown,
    itemProps: (item) => ({
      onPointerDown: press.note,
      onPointerEnter: (event) => event.pointerType === 'mouse' && !press.isAt(event) && show(item),
      onPointerLeave: (event) => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setOpen((now) => (now === item ? '' : now)), CLOSE_DELAY)
      },
      onBlur: (event) => {
        const next = event.relatedTarget
        if (next instanceof Node && !event.currentTarget.contains(next))
          setOpen((now) => (now === item ? '' : now))
      },
    }),
  }
}

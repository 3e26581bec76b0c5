import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { dismiss } from '#src/content/frame.ts'
import { toastDismissed, type Toast, type ToastPosition, toastStore } from '#src/stores/toast.ts'
import { createMachine } from '#src/demos/machine.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import './toaster.css'

const POSITIONS: readonly ToastPosition[] = [
  'top-right',
  'top-left',
  'top-center',
  'bottom-right',
  'bottom-left',
  'bottom-center',
  'static',
]

const icons: Record<Toast['type'], IconName> = {
  success: 'check',
  error: 'error',
  warning: 'warning',
  info: 'info',
}

/** All toasts, one stack per position. The regions exist before the first toast, so that it is announced. */
export function Toaster() {
  const toasts = useStore(toastStore, (state) => state.toasts)
  /** Where the focus was before it came to any of them. */
  const origin = useRef<HTMLElement | null>(null)
  const remember = ({ relatedTarget: from }: FocusEvent) => {
    if (from instanceof HTMLElement && !from.closest('.toasts')) origin.current = from
  }
  const dismissed = (id: number, { detail }: MouseEvent) => {
    // Before the button goes and takes the focus with it. By keyboard alone, whose clicks count 0: under a pointer the page
    // would scroll back to where the focus was.
    if (detail === 0) origin.current?.focus()
    toastDismissed(id)
  }
  return (
    <>
      {POSITIONS.map((position) => (
        <div key={position} className="toasts" data-stack={position} aria-live="polite" onFocus={remember}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} dismissed={dismissed} />
            ))}
        </div>
      ))}
    </>
  )
}

interface CardProps {
  toast: Toast
  dismissed: (id: number, press: MouseEvent) => void
}

/** Its time stands still while the pointer or the keyboard is on it. */
function ToastCard({ toast, dismissed }: CardProps) {
  const { id, type, position, text, duration } = toast
  const clock = useRef<{ pause: () => void; resume: () => void } | null>(null)
  useEffect(() => {
    const machine = createMachine<boolean, 'start' | 'end'>({
      initial: false,
      reduce: (_, event) => event === 'end',
      follow: (event) => (event === 'start' ? [{ after: duration, event: 'end' }] : []),
    })
    machine.subscribe(() => machine.getState() && toastDismissed(id))
    machine.send('start')
    clock.current = machine
    return machine.pause
  }, [id, duration])
  const holders = useRef(new Set<'pointer' | 'keyboard'>())
  const hold = (by: 'pointer' | 'keyboard') => () => {
    holders.current.add(by)
    clock.current?.pause()
  }
  const release = (by: 'pointer' | 'keyboard') => () => {
    holders.current.delete(by)
    if (holders.current.size === 0) clock.current?.resume()
  }
  return (
    <div
      className="toast"
      data-toast=""
      data-type={type}
      data-position={position}
      onPointerEnter={hold('pointer')}
      onPointerLeave={release('pointer')}
      onFocus={hold('keyboard')}
      onBlur={release('keyboard')}
    >
      <Icon name={icons[type]} />
      <p>{text}</p>
      <IconButton name={dismiss} icon="close" onClick={(press) => dismissed(id, press)} />
    </div>
  )
}

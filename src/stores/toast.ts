import { createStore } from 'zustand/vanilla'

type ToastType = 'success' | 'error' | 'warning' | 'info'
export type ToastPosition =
  'top-right' | 'top-left' | 'top-center' | 'bottom-right' | 'bottom-left' | 'bottom-center' | 'static'

export interface Toast {
  id: number
  type: ToastType
  position: ToastPosition
  text: string
  /** Milliseconds on screen, not counting pauses. */
  duration: number
}

/** Spec §9. */
export const TOAST_DURATION = 5000

export const toastStore = createStore<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let nextId = 1

/** Shows a toast and returns its id. Removal is timed by the view, which knows of hover and focus. */
export function toastShown(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  const id = nextId++
  const toast: Toast = { type: 'info', position: 'top-right', duration: TOAST_DURATION, ...options, id, text }
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
  return id
}

export function toastDismissed(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

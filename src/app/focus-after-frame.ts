import { afterFrame } from '#src/runtime/after-paint.ts'

/**
 * The first control of a panel that opens gets the keyboard after the frame that shows it, not before: the browser answers
 * `focus` by laying out the page, and then does so once for both. For `onOpenAutoFocus`.
 */
export function focusAfterFrame(event: Event): void {
  event.preventDefault()
  const panel = event.currentTarget
  if (!(panel instanceof HTMLElement)) return
  afterFrame(panel, () => {
    // Closed or gone already, or taken by a key meanwhile.
    if (!panel.isConnected || panel.dataset['state'] !== 'open') return
    if (panel.contains(document.activeElement)) return
    panel.querySelector<HTMLElement>('input, button')?.focus()
  })
}

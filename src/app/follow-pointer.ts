/** Moves the cursor's dot and ring with the pointer, from this first move on, by CSS variables; returns how to stop. */
export function followPointer(cursor: HTMLElement, first: PointerEvent): () => void {
  const move = (event: PointerEvent) => {
    cursor.style.setProperty('--x', `${event.clientX}px`)
    cursor.style.setProperty('--y', `${event.clientY}px`)
    const target = event.target instanceof Element ? event.target : null
    cursor.toggleAttribute('data-over', target?.closest('a, button, summary, label, [role="button"]') != null)
    cursor.toggleAttribute('data-text', target?.closest('input, textarea, select') != null)
    cursor.setAttribute('data-shown', '')
  }
  const hide = () => cursor.removeAttribute('data-shown')
  // Of the two ways in which browsers say that the mouse has left the page, some send only one.
  const left = (event: MouseEvent) => event.relatedTarget === null && hide()
  move(first)
  const root = document.documentElement
  root.addEventListener('pointermove', move, { passive: true })
  root.addEventListener('pointerleave', hide)
  root.addEventListener('mouseleave', hide)
  document.addEventListener('mouseout', left)
  addEventListener('blur', hide)
  return () => {
    root.removeEventListener('pointermove', move)
    root.removeEventListener('pointerleave', hide)
    root.removeEventListener('mouseleave', hide)
    document.removeEventListener('mouseout', left)
    removeEventListener('blur', hide)
    hide()
  }
}

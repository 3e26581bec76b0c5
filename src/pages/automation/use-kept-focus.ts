import { type RefObject, useLayoutEffect } from 'react'

/** Play is disabled while running and Pause while not: the one that was pressed hands the keyboard to the other. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, running: boolean): void {
  useLayoutEffect(() => {
    const pressed = document.activeElement
    if (!(pressed instanceof HTMLButtonElement) || !pressed.disabled) return
    if (!root.current?.contains(pressed)) return
    pressed.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true })
  }, [root, running])
}

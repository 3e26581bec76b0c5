import { useEffect } from 'react'
import { holdScroll } from '#src/motion/smooth-scroll.ts'

/** Keeps the page still while a full-screen layer is open. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => (locked ? holdScroll() : undefined), [locked])
}

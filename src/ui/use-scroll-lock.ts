import { useEffect } from 'react'
import { holdScroll } from '#src/motion/smooth-scroll.ts'

let locks = 0

/** Keeps the page still while a full-screen layer is open. Nested locks end with the last one. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const root = document.documentElement
    locks += 1
    root.classList.add('locked')
    const release = holdScroll()
    return () => {
      locks -= 1
      if (locks === 0) root.classList.remove('locked')
      release()
    }
  }, [locked])
}

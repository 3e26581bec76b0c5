import { type RefObject, useEffect } from 'react'
import { PHASE, ticker } from '#src/motion/ticker.ts'
import { pinProgress, pinStart } from '#src/ui/video-scrub.ts'

export interface PinRefs {
  section: RefObject<HTMLElement | null>
  pin: RefObject<HTMLElement | null>
}

/**
 * Tells the pin's progress, 0..1, whenever the scroll has moved it, in the one frame loop and after the scroll is
 * written. Only while `active`: out of sight nothing is read. `onProgress` must keep its identity.
 */
export function usePin({ section, pin }: PinRefs, active: boolean, onProgress: (p: number) => void): void {
  useEffect(() => {
    if (!active) return
    let last = -1
    const read = () => {
      const outer = section.current?.getBoundingClientRect()
      const inner = pin.current?.offsetHeight
      if (!outer || inner === undefined) return
      const start = pinStart(innerWidth, innerHeight)
      const progress = pinProgress({ top: outer.top, section: outer.height, pinned: inner, start })
      if (progress !== last) onProgress((last = progress))
    }
    const wake = () => ticker.wake()
    const forget = ticker.subscribe(PHASE.measure, read)
    // The smooth scroll wakes the ticker itself; keys, scrollbar and touch scroll past it.
    addEventListener('scroll', wake, { passive: true })
    addEventListener('resize', wake)
    wake()
    return () => {
      forget()
      removeEventListener('scroll', wake)
      removeEventListener('resize', wake)
    }
  }, [section, pin, active, onProgress])
}

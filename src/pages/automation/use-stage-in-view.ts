import { type RefObject, useEffect, useState } from 'react'
import { followReading } from '#src/sections/reading.ts'
import { FROM_LAPTOP, PHONE } from '#src/lib/breakpoints.ts'

/**
 * Beside the panel a stage is read when its words cross the middle of the view. On narrow screens its picture stands
 * beneath the words: there it counts from the picture on, so that nothing has happened before it is seen.
 * On phones the stages are a row, and the row tells.
 */
const LAYOUTS = {
  wide: { targets: '[data-stage]', line: 0.45 },
  narrow: { targets: '[data-screen]', line: 0.7 },
} as const

/** Index of the stage whose top has passed the reading line last; −1 above the first, null until it is known. */
export function useStageInView(root: RefObject<HTMLElement | null>): number | null {
  const [index, setIndex] = useState<number | null>(null)
  useEffect(() => {
    const [query, phone] = [matchMedia(FROM_LAPTOP), matchMedia(PHONE)]
    let stop = () => {}
    function observe(): void {
      stop()
      if (phone.matches) return
      const { targets, line } = LAYOUTS[query.matches ? 'wide' : 'narrow']
      stop = followReading([...(root.current?.querySelectorAll(targets) ?? [])], line, setIndex)
    }
    observe()
    query.addEventListener('change', observe)
    phone.addEventListener('change', observe)
    return () => {
      query.removeEventListener('change', observe)
      phone.removeEventListener('change', observe)
      stop()
    }
  }, [root])
  return index
}

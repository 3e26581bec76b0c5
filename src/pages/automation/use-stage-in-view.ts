import { type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
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

/** Index of the stage whose top has passed the reading line last; −1 above the first, and until it is known. */
export function useStageInView(root: RefObject<HTMLElement | null>): number {
  const [index, setIndex] = useState(-1)
  const wide = useMediaQuery(FROM_LAPTOP)
  const phone = useMediaQuery(PHONE)
  useEffect(() => {
    if (phone) return
    const { targets, line } = LAYOUTS[wide ? 'wide' : 'narrow']
    return followReading([...(root.current?.querySelectorAll(targets) ?? [])], line, setIndex)
  }, [root, wide, phone])
  return index
}

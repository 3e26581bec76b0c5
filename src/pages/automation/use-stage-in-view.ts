import { type RefObject, useEffect, useState } from 'react'

/**
 * Beside the panel a stage is read when its words cross the middle of the view. On narrow screens its picture stands
 * beneath the words: there it counts from the picture on, so that nothing has happened before it is seen.
 */
const LAYOUTS = {
  wide: { targets: '[data-stage]', line: '-45% 0px -55% 0px' },
  narrow: { targets: '[data-screen]', line: '-70% 0px -30% 0px' },
} as const

/** As in onboarding.css. */
const WIDE = '(min-width: 1024px)'

/** Index of the stage at the reading line; the last one that was, where none is; null at first. */
export function useStageInView(root: RefObject<HTMLElement | null>): number | null {
  const [index, setIndex] = useState<number | null>(null)
  useEffect(() => {
    const query = matchMedia(WIDE)
    let observer: IntersectionObserver | undefined
    function observe(): void {
      observer?.disconnect()
      const { targets, line } = LAYOUTS[query.matches ? 'wide' : 'narrow']
      const elements = [...(root.current?.querySelectorAll(targets) ?? [])]
      observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
          if (entry) setIndex(elements.indexOf(entry.target))
        },
        { rootMargin: line },
      )
      for (const element of elements) observer.observe(element)
    }
    observe()
    query.addEventListener('change', observe)
    return () => {
      query.removeEventListener('change', observe)
      observer?.disconnect()
    }
  }, [root])
  return index
}

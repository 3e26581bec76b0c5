import { type RefObject, useEffect, useState } from 'react'

/** The line of the view, from its top, that a stage must cross to be the one that is read. */
const LINE = '-45% 0px -55% 0px'

/** Index of the stage (`data-stage`) at the reading line; the last one that was, where none is; null at first. */
export function useStageInView(root: RefObject<HTMLElement | null>): number | null {
  const [index, setIndex] = useState<number | null>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entry?.target instanceof HTMLElement) setIndex(Number(entry.target.dataset.stage))
      },
      { rootMargin: LINE },
    )
    for (const stage of root.current?.querySelectorAll('[data-stage]') ?? []) observer.observe(stage)
    return () => observer.disconnect()
  }, [root])
  return index
}

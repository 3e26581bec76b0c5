import { type RefObject, useCallback, useEffect, useState } from 'react'
import { stackLayers } from '#src/content/technology/stack.ts'
import { FROM_LAPTOP } from '#src/lib/breakpoints.ts'
import { scrollTo } from '#src/motion/smooth-scroll.ts'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import { followReading } from '#src/sections/reading.ts'

/** Where there is room the stack is held in view while its layers pass (stack-held.css has the same). */
const HELD = `${FROM_LAPTOP} and (min-height: 37.5rem) and (prefers-reduced-motion: no-preference)`
/** The line of the view at which a part begins, as a share of its height. */
const LINE = 0.5
/** A choice brings its part so far over the line, as a share of the view. */
const OVER = 0.1

const [first] = stackLayers
const isLayer = (part: string | undefined) => stackLayers.some(({ id }) => id === part)

/** Parts of the section in the order of the page: where it begins, a step for each layer, the rows, and the end. */
function partsOf(root: HTMLElement, held: boolean): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-part]')]
  return held ? all : all.filter(({ dataset }) => dataset.part === 'start' || dataset.part === 'end')
}

/** Which layer is out, whether the stack is apart at all, and how one is chosen. */
export function useStackScroll(root: RefObject<HTMLElement | null>) {
  const [layer, setLayer] = useState<string>(first?.id ?? '')
  const [apart, setApart] = useState(false)
  const held = useMediaQuery(HELD)

  useEffect(() => {
    if (!root.current) return
    const parts = partsOf(root.current, held)
    return followReading(parts, LINE, (at) => {
      const part = parts[at]?.dataset.part
      setApart(part !== undefined && part !== 'end')
      if (part && isLayer(part)) setLayer(part)
    })
  }, [root, held])

  const choose = useCallback(
    (id: string) => {
      setLayer(id)
      const step = held && root.current?.querySelector<HTMLElement>(`.stack-step[data-part="${id}"]`)
      // What is held in view does not move by that: the place in the page follows the choice.
      if (step)
        scrollTo(scrollY + step.getBoundingClientRect().top - innerHeight * (LINE - OVER), { instant: true })
    },
    [root, held],
  )
  return { layer, apart, choose }
}

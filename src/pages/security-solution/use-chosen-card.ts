import { type RefObject, useEffect, useState } from 'react'

/** The middle of the view: a line that one card at a time crosses while the page scrolls. */
const LINE = '-50% 0px -50%'

/** The card that is read: the one at the line, or the one that was last pointed at, focused or pressed. */
export function useChosenCard(list: RefObject<Element | null>): [number, (index: number) => void] {
  const [chosen, choose] = useState(0)
  useEffect(() => {
    const cards = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entry) choose(cards.indexOf(entry.target))
      },
      { rootMargin: LINE },
    )
    for (const card of cards) observer.observe(card)
    return () => observer.disconnect()
  }, [list])
  return [chosen, choose]
}

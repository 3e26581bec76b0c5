import { useEffect, useRef, type RefObject } from 'react'

/** Where a list is one row that scrolls, its item `index` is brought into the middle of it; the page stays where it is. */
export function useInRow(list: RefObject<HTMLElement | null>, index: number): void {
  // A row begins with its first item: there is nothing to bring, and to ask would lay out the page while it is hydrated.
  const brought = useRef(0)
  useEffect(() => {
    if (brought.current === index) return
    brought.current = index
    const row = list.current
    const item = row?.children[index]
    if (!row || !item || row.scrollWidth <= row.clientWidth) return
    const { left, width } = item.getBoundingClientRect()
    const from = row.getBoundingClientRect()
    row.scrollBy({ left: left - from.left - (from.width - width) / 2, behavior: 'instant' })
  }, [list, index])
}

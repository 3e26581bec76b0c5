import { useEffect, useState } from 'react'
import type { ContentsEntry } from '#src/content/article.ts'

/** The part of the view, from its top, that a heading must have reached to be the current one. */
const LINE = 0.3

/** Id of the heading that the visitor is reading under; null above the first. */
export function useCurrentHeading(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? [])
    const judge = () => {
      const passed = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * LINE)
      setCurrent(passed?.id ?? null)
    }
    // Fires whenever a heading crosses the line or an edge of the view: no work while none does.
    const observer = new IntersectionObserver(judge, { rootMargin: `0px 0px ${(LINE - 1) * 100}% 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])
  return current
}

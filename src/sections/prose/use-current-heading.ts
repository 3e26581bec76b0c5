import { useEffect, useState } from 'react'
import type { ContentsEntry } from '#src/content/article.ts'

/** The part of the view, from its top, that a heading must have reached to be the current one. */
const LINE = 0.3
/** Longer than any page. */
const ABOVE = '200000px'

/** Id of the heading that the visitor is reading under; null above the first. */
export function useCurrentHeading(entries: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.getElementById(id) ?? [])
    const judge = () => {
      const passed = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * LINE)
      setCurrent(passed?.id ?? null)
    }
    // All that lies above the line counts as in view, however far above: then a heading fires when it crosses the line,
    // in a jump as well, and nothing is done while none does.
    const observer = new IntersectionObserver(judge, {
      rootMargin: `${ABOVE} 0px ${(LINE - 1) * 100}% 0px`,
    })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])
  return current
}

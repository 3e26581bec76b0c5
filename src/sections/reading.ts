/** Longer than any page. */
const ABOVE = '200000px'

/**
 * Tells which part of a page is being read: the last of `parts`, in the order of the page, whose top has passed a line that
 * lies at this share of the view from its top; −1 above the first. The returned function ends it.
 */
export function followReading(
  parts: readonly Element[],
  line: number,
  report: (at: number) => void,
): () => void {
  const judge = () =>
    report(parts.findLastIndex((part) => part.getBoundingClientRect().top < innerHeight * line))
  // All that lies above the line counts as in view, however far above: then a part fires when its top crosses the line,
  // in a jump as well, and nothing is done while none does.
  const observer = new IntersectionObserver(judge, {
    rootMargin: `${ABOVE} 0px ${(line - 1) * 100}% 0px`,
  })
  for (const part of parts) observer.observe(part)
  return () => observer.disconnect()
}

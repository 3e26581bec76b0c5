/** What the intro waits for. The first page has hydrated by the time this code runs. */
type Part = 'fonts' | 'page' | 'images'

/**
 * Reports the share of the first screen that has arrived, 0–1, each time it grows.
 * A part that fails counts as arrived: the intro shows progress, it is not a gate.
 */
export function trackLoading(report: (share: number) => void): () => void {
  let stopped = false
  const done = new Set<Part>(['page'])
  const parts: Part[] = ['fonts', 'page', 'images']
  const arrived = (part: Part) => () => {
    done.add(part)
    if (!stopped) report(done.size / parts.length)
  }
  document.fonts.ready.then(arrived('fonts'), arrived('fonts'))
  if (document.readyState === 'complete') queueMicrotask(arrived('images'))
  else addEventListener('load', arrived('images'), { once: true })
  return () => {
    stopped = true
  }
}

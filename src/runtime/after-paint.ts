import { inTask } from '#src/lib/task.ts'

/**
 * Milliseconds after all has loaded in which a first frame may come. A covered window gets none, and is not hidden; a slow
 * machine takes more than a second for its first.
 */
const LATEST = 3000

/**
 * Calls back once: at once where the page is hidden, or when `watch` has seen what it waits for; at the latest three seconds
 * after all has loaded. `watch` gets the function to call, and returns how to end it.
 */
function onceSeen(watch: (seen: () => void) => () => void, then: () => void): void {
  if (document.hidden) return then()
  const stop = new AbortController()
  const { signal } = stop
  const once = () => {
    if (signal.aborted) return
    stop.abort()
    end()
    inTask(then)
  }
  const end = watch(once)
  const latest = () => setTimeout(once, LATEST)
  if (document.readyState === 'complete') latest()
  else addEventListener('load', latest, { signal })
  document.addEventListener('visibilitychange', once, { signal })
}

/** After the next frame, whatever it shows: observers of intersections are told within it, the task comes after it. */
export const afterFrame = (root: Element, then: () => void): void =>
  onceSeen((seen) => {
    const frame = new IntersectionObserver(seen)
    frame.observe(root)
    return () => frame.disconnect()
  }, then)

/** After the first frame with something in it has reached the screen. */
export const afterPaint = (then: () => void): void =>
  onceSeen((seen) => {
    // A frame of nothing but the ground is a paint, too.
    const paint = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) seen()
    })
    paint.observe({ type: 'paint', buffered: true })
    return () => paint.disconnect()
  }, then)

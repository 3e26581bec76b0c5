/** Runs in a task of its own. A timer would not run in a page whose clock stands. */
function inTask(then: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    then()
  })
  port1.start()
  port2.postMessage(null)
}

/** Milliseconds after all has loaded in which a first frame may come: a covered window gets none, and is not hidden. */
const LATEST = 500

/**
 * Calls back once, after the first paint: observers of intersections are told within its frame, the task comes after it.
 * Where no frame comes, as the page is hidden, then at once; at the latest half a second after all has loaded.
 */
export function afterPaint(root: Element, then: () => void): void {
  if (document.hidden) return then()
  const stop = new AbortController()
  const { signal } = stop
  const once = () => {
    if (signal.aborted) return
    stop.abort()
    frame.disconnect()
    inTask(then)
  }
  const frame = new IntersectionObserver(once)
  frame.observe(root)
  addEventListener('load', () => setTimeout(once, LATEST), { signal })
  document.addEventListener('visibilitychange', once, { signal })
}

/*
 * Laying out a long page takes a slow phone a third of a second, for a screen that shows its top. So the page arrives
 * folded: the style sheet (base.css) lets the browser pass over the sections below the first that are not in view.
 * After the first paint they are laid out one by one, and the visitor may scroll in between. The boot script begins it;
 * the page's code waits for its end, as it measures where sections stand.
 */
const SECTIONS = ':is(.page > section, .page > div > section, .site-footer):not(:first-child)'

/** A place other than the top is asked for, and is found only among sections that have their height. */
function startsElsewhere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return location.hash !== '' || entry?.type !== 'navigate'
}

/** Runs each in a task of its own. Timers would be put off in a page that loads, and stopped by a stopped clock. */
function inTasks(tasks: readonly (() => void)[]): void {
  const { port1, port2 } = new MessageChannel()
  let at = 0
  port1.addEventListener('message', () => {
    tasks[at]?.()
    at += 1
    if (at < tasks.length) port2.postMessage(null)
    else port1.close()
  })
  port1.start()
  port2.postMessage(null)
}

/** Folds the page while it is parsed, and unfolds it after the first paint. A page that is not seen is left alone. */
export function foldUntilPainted(root: HTMLElement): void {
  if (document.hidden || startsElsewhere()) return
  root.dataset.folded = ''
  const stop = new AbortController()
  const painted = new PerformanceObserver(() => unfold())
  function unfold(): void {
    painted.disconnect()
    stop.abort()
    const sections = [...document.querySelectorAll<HTMLElement>(SECTIONS)]
    const layOut = (section: HTMLElement) => () => {
      section.dataset.laid = ''
      // Asked for its height, the browser lays it out in this task and not with all others in the next frame.
      void section.offsetHeight
    }
    const finish = () => {
      delete root.dataset.folded
      for (const section of sections) delete section.dataset.laid
    }
    inTasks([...sections.map(layOut), finish])
  }
  painted.observe({ type: 'paint', buffered: true })
  addEventListener('load', unfold, { signal: stop.signal })
  // No paint comes while it is hidden.
  document.addEventListener('visibilitychange', unfold, { signal: stop.signal })
}

/** Resolves when every section has its height. */
export function whenUnfolded(root: HTMLElement): Promise<void> {
  if (!('folded' in root.dataset)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if ('folded' in root.dataset) return
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { attributeFilter: ['data-folded'] })
  })
}

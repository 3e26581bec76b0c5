import { prefetchPage } from './page-loader.ts'
import { routeOf } from './routes.ts'

/** Pages fetched while the browser is idle: few, so that a phone's data is not spent on guesses. */
const IDLE_PAGES = 3
/** After the load event, in ms: first the visitor's own page, then guesses. */
const IDLE_DELAY = 3000

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
}

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin) return
  const route = routeOf(link.pathname)
  // A file, such as a paper to download, is no page.
  if (route.id !== 'notFound') prefetchPage(route)
}

function prefetchVisible(): void {
  const hints = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (hints.connection?.saveData) return
  // Not the trail nor a list of contents: they lead back, or nowhere else.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not(main nav a)')]
  const visible = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  visible.slice(0, IDLE_PAGES).forEach(prefetch)
}

/** Loads the code of pages that links point to: on hover, on focus, and a few of the visible ones when idle. */
export function startPrefetching(): void {
  document.addEventListener('pointerover', (event) => prefetch(linkOf(event.target)), { passive: true })
  document.addEventListener('focusin', (event) => prefetch(linkOf(event.target)))
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(prefetchVisible)
    else prefetchVisible()
  }, IDLE_DELAY)
}

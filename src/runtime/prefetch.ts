import { savesData } from '#src/lib/experience.ts'
import { scenesExpected } from '#src/stores/stage.ts'
import { prefetchPage, type PageSource } from './page-loader.ts'
import type { PageModule } from './page-module.ts'

/** The page of a URL path. */
type Find = (pathname: string) => PageSource

/** How many pages are fetched while the browser is idle: few, to save the data of phones. */
const IDLE_PAGES = 3
/** After the load event, in ms: first the visitor's own page, then guesses. */
const IDLE_DELAY = 3000

function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
}

function prefetch(find: Find, link: HTMLAnchorElement | null, then?: (page: PageModule) => void): void {
  if (!link || link.origin !== location.origin) return
  const route = find(link.pathname)
  // A file, such as a paper to download, is no page.
  if (route.id !== 'notFound') prefetchPage(route, then)
}

function prefetchVisible(find: Find): void {
  if (savesData()) return
  // Breadcrumbs and contents lists are left out: they lead to pages already seen or to this one.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not(main nav a)')]
  const visible = links.filter((link) => {
    const { top, bottom } = link.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  for (const link of visible.slice(0, IDLE_PAGES)) prefetch(find, link)
}

/** Whoever points at a link will probably follow it: the stage prepares what that page alone draws. */
function expect(find: Find, target: EventTarget | null): void {
  const link = pageLink(target)
  if (link?.pathname === location.pathname) return
  prefetch(find, link, ({ ownScenes }) => {
    // Followed before its code was there, the page asks for them itself.
    if (ownScenes && link?.pathname !== location.pathname) scenesExpected(ownScenes)
  })
}

/** Loads the code of pages that links point to: on hover, on focus, and a few of the visible ones when idle. */
export function startPrefetching(find: Find): void {
  document.addEventListener('pointerover', (event) => expect(find, event.target), { passive: true })
  document.addEventListener('focusin', (event) => expect(find, event.target))
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => prefetchVisible(find))
    else prefetchVisible(find)
  }
  const later = () => setTimeout(whenIdle, IDLE_DELAY)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

import type { NavigateFunction } from 'react-router-dom'

/** Paths of files (a paper, the feed, security.txt), which the browser opens itself. */
const FILE = /\.\w+$/

/** The link that a click follows within the site, in this tab; null for all other clicks. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || event.defaultPrevented || modified) return null
  return link.origin !== location.origin || link.target || FILE.test(link.pathname) ? null : link
}

/** Makes links in HTML that React does not own navigate within the document, as the router's links do. */
export function followLinks(root: HTMLElement, navigate: () => NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    // As the router's links: the address that is there already is no second step to go back from.
    const replace = link.href === location.href
    void navigate()(link.pathname + link.search + link.hash, { replace })
  }
  root.addEventListener('click', follow)
  return () => root.removeEventListener('click', follow)
}

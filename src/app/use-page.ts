import { useEffect, useState } from 'react'
import type { PageModule } from '#src/runtime/page-module.ts'
import { loadPage, loadedPage } from '#src/runtime/page-loader.ts'
import { routeOf, type Route } from './routes.ts'

/** The loading screen is never shown for a shorter wait, and once shown it stays at least as long (ms). */
const LOADING_DELAY = 150

export type PageState =
  | { status: 'ready'; route: Route; page: PageModule }
  | { status: 'waiting'; route: Route; page: PageModule | undefined }
  /** The first page's code did not load, but its prerendered HTML is there. */
  | { status: 'static'; route: Route; html: string }
  | { status: 'failed'; route: Route }

/**
 * The page of a URL path. While its code loads the page before it stays (`waiting` with a page), then, after 150 ms,
 * the loading screen takes over (`waiting` without one).
 * `first` is the state that the prerendered HTML was made with.
 */
export function usePage(pathname: string, first: PageState): PageState {
  const [state, setState] = useState(first)
  const target = routeOf(pathname)
  const settled = state.route === target && state.status !== 'waiting'
  const page = loadedPage(target)

  useEffect(() => (settled ? undefined : follow(target, setState)), [settled, target])

  if (settled) return state
  if (page) return { status: 'ready', route: target, page }
  return state.status === 'ready' ? { status: 'waiting', route: target, page: state.page } : state
}

/** Loads the target's page and reports; the returned function forgets it. */
function follow(target: Route, report: (state: PageState) => void): () => void {
  let shownAt = 0
  let cancelled = false
  let settle: ReturnType<typeof setTimeout> | undefined
  const delay = setTimeout(() => {
    shownAt = performance.now()
    report({ status: 'waiting', route: target, page: undefined })
  }, LOADING_DELAY)
  const finish = (state: PageState) => {
    clearTimeout(delay)
    if (cancelled) return
    const rest = shownAt === 0 ? 0 : Math.max(0, shownAt + LOADING_DELAY - performance.now())
    settle = setTimeout(() => report(state), rest)
  }
  loadPage(target).then(
    (page) => finish({ status: 'ready', route: target, page }),
    () => finish({ status: 'failed', route: target }),
  )
  return () => {
    cancelled = true
    clearTimeout(delay)
    clearTimeout(settle)
  }
}

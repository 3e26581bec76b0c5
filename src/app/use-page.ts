import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigationType } from 'react-router-dom'
import { REDUCED_MOTION } from '#src/lib/experience.ts'
import type { PageModule } from '#src/runtime/page-module.ts'
import { loadPage, loadedPage } from '#src/runtime/page-loader.ts'
import { experienceStore } from '#src/stores/experience.ts'
import { routeOf, type Route } from './routes.ts'

/** The loading screen is never shown for a shorter wait, and once shown it stays at least as long (ms). */
const LOADING_DELAY = 150

export type PageState =
  | { status: 'ready'; route: Route; page: PageModule }
  | { status: 'waiting'; route: Route; page: PageModule | undefined }
  | { status: 'failed'; route: Route }

/**
 * In light mode a page cross-fades into the next. In immersive mode the camera flies instead, and on Back the browser's
 * own gesture may have moved the page already.
 */
const mayFade = () =>
  'startViewTransition' in document &&
  experienceStore.getState().mode === 'light' &&
  !matchMedia(REDUCED_MOTION).matches

/**
 * The page of a URL path. While its code loads the page before it stays (`waiting` with a page), then, after 150 ms,
 * the loading screen takes over (`waiting` without one).
 * `first` is the state that the prerendered HTML was made with.
 */
export function usePage(pathname: string, first: PageState): PageState {
  const [state, setState] = useState(first)
  const target = routeOf(pathname)
  const back = useNavigationType() === 'POP'
  const settled = state.route === target && state.status !== 'waiting'

  useEffect(() => {
    if (settled) return
    const page = loadedPage(target)
    if (!page) return follow(target, setState)
    const show = () => setState({ status: 'ready', route: target, page })
    return back || !mayFade() ? show() : fade(show)
  }, [settled, target, back])

  if (settled) return state
  return state.status === 'ready' ? { status: 'waiting', route: target, page: state.page } : state
}

/** Cross-fades into what `show` shows. The returned function calls it off while the browser takes its picture. */
function fade(show: () => void): () => void {
  let cancelled = false
  const transition = document.startViewTransition(() => {
    if (!cancelled) flushSync(show)
  })
  // A next transition ends this one, and says so by a rejection.
  transition.ready.catch(() => {})
  return () => {
    cancelled = true
  }
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

import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { resetScroll, scrollTo } from '#src/motion/smooth-scroll.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** Session storage key: scroll position in CSS px by history entry and page. */
export const SCROLL_KEY = 'scroll-positions'
/** Entries kept; older ones start at the top again. */
const KEPT = 50

function readPositions(): Record<string, number> {
  try {
    const saved: unknown = JSON.parse(readStored('session', SCROLL_KEY) ?? '{}')
    return { ...(saved as Record<string, number> | null) }
  } catch {
    return {}
  }
}

function remember(key: string, top: number): void {
  const entries = Object.entries({ ...readPositions(), [key]: Math.round(top) })
  writeStored('session', SCROLL_KEY, JSON.stringify(Object.fromEntries(entries.slice(-KEPT))))
}

/** The element that an address's `#…` names. Anybody can type an address, and `#%` cannot be decoded. */
function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/**
 * Brings an anchor into view and moves the keyboard there; false where the page has no such element. Within a page the
 * way there is shown; `arriving` on a page it is not.
 */
function goToAnchor(hash: string, arriving: boolean): boolean {
  const target = anchorOf(hash)
  if (!target) return false
  // What hides it by a filter shows it, as on the browser's own way to hidden text.
  target.dispatchEvent(new Event('beforematch', { bubbles: true }))
  // An answer may be folded away.
  const fold = target.closest('details')
  if (fold) fold.open = true
  scrollTo(target, { instant: arriving })
  if (!target.matches('a, button, input, textarea, select, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/**
 * Scroll and focus across navigations: Back and Forward return to where the visitor was, a new page starts at its
 * top (or its anchor) with the keyboard in the main content. `shown` changes when the page on screen does; it is null
 * while the page before is still there. Only the place on a page that is `ready` counts: the loading screen is short.
 */
export function useScrollAndFocus(shown: string | null, ready: boolean): void {
  const { key: routerKey, pathname, hash } = useLocation()
  // The router calls the entry of every document that is loaded anew "default". Where the browser names entries, its name serves.
  const key = `${globalThis.navigation?.currentEntry?.key ?? routerKey} ${pathname}`
  const type = useNavigationType()
  const last = useRef<string | null>(null)

  // A layout effect: it must end, and store, before the next page is put at its own position.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    if (!ready) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let unsaved: number | null = null
    const flush = () => {
      clearTimeout(timer)
      if (unsaved !== null) remember(key, unsaved)
      unsaved = null
    }
    const save = () => {
      unsaved = scrollY
      clearTimeout(timer)
      timer = setTimeout(flush, 100)
    }
    const leave = () => {
      remember(key, scrollY)
      // The browser restores the place of a reloaded document before any code runs.
      history.scrollRestoration = 'auto'
    }
    const comeBack = () => (history.scrollRestoration = 'manual')
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('scroll', save, { passive: true, signal })
    // Screen readers scroll and press in one step: the page is left before its scroll event.
    addEventListener('click', save, { capture: true, signal })
    addEventListener('pagehide', leave, { signal })
    addEventListener('pageshow', comeBack, { signal })
    return () => {
      flush()
      stop.abort()
    }
  }, [key, ready])

  useLayoutEffect(() => {
    if (shown === null) return
    const initial = last.current === null
    const changed = last.current !== shown
    last.current = shown
    const top = ready && type === 'POP' ? readPositions()[key] : undefined
    const there = top === undefined && hash !== '' && goToAnchor(hash, initial || changed)
    if (!initial && !there) document.getElementById('main')?.focus({ preventScroll: true })
    // On a first page the browser or the visitor may already have scrolled.
    if (top !== undefined) {
      if (!initial || scrollY === 0) resetScroll(top)
    } else if (!initial && !there && (changed || !hash)) resetScroll(0)
    // A link pressed again replaces its entry, which keeps its name; only the router tells.
  }, [shown, ready, key, routerKey, hash, type])
}

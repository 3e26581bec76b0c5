import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { resetScroll, scrollTo } from '#src/motion/smooth-scroll.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** Session storage key: scroll position in CSS px by history entry. */
const SCROLL_KEY = 'scroll-positions'
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
  // An answer may be folded away.
  const fold = target.closest('details')
  if (fold) fold.open = true
  scrollTo(target, { instant: arriving })
  if (!target.matches('a, button, input, textarea, select, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

/** Input that says where the visitor wants to be: an anchor that comes after it comes too late. */
const STIRS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Goes to an anchor whose section's code is still on its way; the returned function gives up. */
function goWhenThere(hash: string): () => void {
  const stop = new AbortController()
  const observer = new MutationObserver(() => goToAnchor(hash, true) && stop.abort())
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const sign of STIRS) addEventListener(sign, () => stop.abort(), { signal: stop.signal })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => stop.abort()
}

/**
 * Scroll and focus across navigations: Back and Forward return to where the visitor was, a new page starts at its
 * top (or its anchor) with the keyboard in the main content. `shown` changes when the page on screen does.
 */
export function useScrollAndFocus(shown: string): void {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const last = useRef<string | null>(null)

  // A layout effect: it must end, and store, before the next page is put at its own position.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
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
    const saveNow = () => remember(key, scrollY)
    addEventListener('scroll', save, { passive: true })
    addEventListener('pagehide', saveNow)
    return () => {
      flush()
      removeEventListener('scroll', save)
      removeEventListener('pagehide', saveNow)
    }
  }, [key])

  useLayoutEffect(() => {
    const initial = last.current === null
    const changed = last.current !== shown
    last.current = shown
    const top = type === 'POP' ? readPositions()[key] : undefined
    const there = top === undefined && hash !== '' && goToAnchor(hash, initial || changed)
    if (top !== undefined) resetScroll(top)
    else if (!initial && !there && (changed || !hash)) resetScroll(0)
    if (!initial && !hash) document.getElementById('main')?.focus({ preventScroll: true })
    return hash && !there && top === undefined ? goWhenThere(hash) : undefined
  }, [shown, key, hash, type])
}

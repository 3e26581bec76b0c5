import { whenReady } from '../when-ready.ts'

/** What counts as using a section. */
const USES = ['pointerdown', 'keydown', 'focusin', 'click'] as const
/** How far ahead of the view a section is wanted: one screen. */
const AHEAD = '100% 0px'

/** The address names something in it. Anybody can type an address, and `#%` cannot be decoded. */
function isAddressed(box: HTMLElement): boolean {
  try {
    const id = decodeURIComponent(location.hash.slice(1))
    return id !== '' && box.querySelector(`[id="${CSS.escape(id)}"]`) !== null
  } catch {
    return false
  }
}

/** Calls back once, when a prerendered section is about to be seen, is used, or is what the address asks for (`now`). */
export function whenWanted(box: HTMLElement, wanted: () => void, now?: () => boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const once = () => {
    if (signal.aborted) return
    stop.abort()
    wanted()
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && once(),
    { rootMargin: AHEAD },
  )
  const forget = whenReady(() => observer.observe(box))
  signal.addEventListener('abort', () => {
    forget()
    observer.disconnect()
  })
  for (const use of USES) box.addEventListener(use, once, { capture: true, passive: true, signal })
  // Used before these listeners were there: what was typed waits for the code.
  const used = box.contains(document.activeElement)
  const asked = () => now?.() || isAddressed(box)
  if (used || asked()) once()
  // An address pasted over this page's own, or a step back to one.
  addEventListener('hashchange', () => asked() && once(), { signal })
  return () => stop.abort()
}

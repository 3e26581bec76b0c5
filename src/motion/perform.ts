import { arc, arrival, type Entrance, type Score, settle } from './score.ts'
import { PHASE, ticker } from './ticker.ts'

interface Part {
  element: HTMLElement
  entrance: Entrance
  index: number
  /** Top in the document, CSS px, without what the animation adds. */
  top: number
  /** Its animation is scrubbed, never played: no inline styles, and cancelling it leaves nothing behind. */
  animation: Animation
  shown: number
}

/** Length of the scrubbed animations, ms; only the share counts. */
const LENGTH = 1000

/** Offsets know nothing of transforms, so a part in motion is measured where it belongs. */
function topInDocument(element: HTMLElement): number {
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop
  return top
}

function cast(root: HTMLElement, score: Score): Part[] {
  return score.flatMap((entrance) =>
    [...root.querySelectorAll<HTMLElement>(entrance.parts)].map((element) => {
      const animation = element.animate(arc(entrance), { duration: LENGTH, fill: 'both' })
      animation.pause()
      const siblings = [...(element.parentElement?.children ?? [])].filter((other) =>
        other.matches(entrance.parts),
      )
      const index = siblings.indexOf(element)
      return { element, entrance, index, top: topInDocument(element), animation, shown: -1 }
    }),
  )
}

/** Moves the parts of a page with the scroll until the returned function is called. */
export function perform(root: HTMLElement, score: Score): () => void {
  let parts = cast(root, score)
  const view = { top: 0, height: 0 }
  // Nothing scrolls on paper: all has arrived there.
  const paper = matchMedia('print')

  function show(): void {
    view.top = scrollY
    view.height = innerHeight
    for (const part of parts) {
      // Whoever has the keyboard is there at once, wherever the browser has scrolled to.
      const there = paper.matches || part.element.matches(':focus-within')
      const share = there ? 1 : arrival(part.top, view, part.entrance, part.index)
      if (share === part.shown) continue
      part.shown = share
      part.animation.currentTime = settle(share) * LENGTH
    }
  }
  function measure(): void {
    for (const part of parts) part.top = topInDocument(part.element)
    ticker.wake()
  }
  const wake = () => ticker.wake()
  const forget = ticker.subscribe(PHASE.tween, show)
  const observer = new ResizeObserver(measure)
  observer.observe(root)
  const stop = new AbortController()
  for (const type of ['scroll', 'resize', 'focusin', 'focusout'])
    addEventListener(type, wake, { passive: true, signal: stop.signal })
  // At once: no frame comes between the change and the print.
  paper.addEventListener('change', show, { signal: stop.signal })
  wake()

  return () => {
    forget()
    observer.disconnect()
    stop.abort()
    for (const part of parts) part.animation.cancel()
    parts = []
  }
}

import { gsap } from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import { createEntrance, type Entrance } from './entrance.ts'
import { joinClock } from './gsap-clock.ts'
import { type Part, seenAt, topInDocument } from './parts.ts'
import { keepFresh } from './refresh.ts'

/*
 * Everything here that moves by GSAP. Loaded in immersive mode only, after the first words (load-choreography.ts).
 */

joinClock()
keepFresh()

export interface ArriveOptions {
  /** Leaves again when it is scrolled back out below (spec §4: security and automation). */
  reverse?: boolean
  /** Margin at the bottom of the view in CSS px; negative is inside it. */
  bottom?: number
}

/** Seconds by which parts that come into view together follow one another, and after how many of them the rest come at once. */
const EACH = 0.07
const WAITING = 5

let entering = 0
/** How many have come into view before this one in the same frame. */
function staggerIndex(): number {
  if (entering === 0) queueMicrotask(() => (entering = 0))
  entering += 1
  return Math.min(entering - 1, WAITING)
}

const isBelow = ({ element }: Part, bottom: number) =>
  element.getBoundingClientRect().top >= innerHeight + bottom

/**
 * Lets parts arrive when enough of them is scrolled into view. Only what is below the view waits for that: what has been
 * seen stays. The returned function leaves everything as it found it.
 */
export function arrive(
  root: HTMLElement,
  parts: readonly Part[],
  { reverse = false, bottom = 0 }: ArriveOptions,
): () => void {
  const stop = new AbortController()
  const entrances = new Map<HTMLElement, Entrance>()
  // Known since the last refresh: asked between two entrances it would lay out the page.
  let view = innerHeight
  // Asked before any is hidden: each answer after that would style and lay out the page anew.
  const waiting = new Set(parts.filter((part) => isBelow(part, bottom)))
  const context = gsap.context(() => {
    for (const part of parts) {
      const below = waiting.has(part)
      if (!below && !reverse) continue
      const entrance = createEntrance(part)
      if (!below) entrance.finish()
      entrances.set(part.element, entrance)
    }
    const end = () => ScrollTrigger.maxScroll(window)
    const start = ({ trigger }: ScrollTrigger) => {
      if (!(trigger instanceof HTMLElement)) return 0
      view = innerHeight
      const top = topInDocument(trigger) + seenAt(trigger.offsetHeight, view)
      // A part so near the page's end that it cannot reach its line arrives at the end of the scroll.
      return Math.min(top - view - bottom, end() - 1)
    }
    for (const [element, entrance] of entrances)
      ScrollTrigger.create({
        trigger: element,
        start,
        end,
        onEnter(trigger) {
          // In the first refresh GSAP calls this for all that has been passed.
          if (element.dataset.reveal === 'shown') return
          // Passed in one leap, to an anchor or by the End key: those in view wait for none that is above it.
          if (trigger.scroll() - trigger.start > view) entrance.finish()
          else entrance.enter(staggerIndex() * EACH)
          if (!reverse) trigger.kill()
        },
        onLeaveBack: () => reverse && entrance.leave(),
      })
  })
  // A part that gets the focus is shown at once, wherever the browser has scrolled to.
  const focused = ({ target }: FocusEvent) => {
    for (const [element, entrance] of entrances)
      if (element.dataset.reveal === 'waiting' && target instanceof Node && element.contains(target))
        entrance.finish()
  }
  root.addEventListener('focusin', focused, { signal: stop.signal })
  return () => {
    stop.abort()
    if (!root.isConnected) {
      for (const entrance of entrances.values()) entrance.drop()
      // Killed without reverting: the elements have left the document.
      return context.kill()
    }
    for (const entrance of entrances.values()) entrance.finish()
    context.revert()
    for (const { element } of parts) delete element.dataset.reveal
  }
}

/** Hides the heading of a page that is not shown yet, until its entrance begins. */
export const prepareHeading = (element: HTMLElement): Entrance => createEntrance({ element, from: 'lines' })

interface ScrubOptions {
  section: HTMLElement
  /** What is held in view while the section passes, and where, CSS px from the top of the view. */
  pin: HTMLElement
  start: () => number
  onProgress: (progress: number) => void
}

/** Tells how much of its way a held section has passed, 0..1, whenever the scroll has moved it. */
export function scrub({ section, pin, start, onProgress }: ScrubOptions): () => void {
  const trigger = ScrollTrigger.create({
    trigger: section,
    start: () => topInDocument(section) - start(),
    end: () => `+=${Math.max(1, section.offsetHeight - pin.offsetHeight)}`,
    onUpdate: ({ progress }) => onProgress(progress),
    onRefresh: ({ progress }) => onProgress(progress),
  })
  onProgress(trigger.progress)
  return () => trigger.kill()
}

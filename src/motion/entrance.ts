import { gsap } from 'gsap'
import { across, along, arriving, startOffset } from './arc.ts'
import { isHalting } from './gsap-clock.ts'
import type { Part } from './parts.ts'
import { arriveByLines } from './split.ts'

/** Seconds that an entrance takes, and its way back. */
const DURATION = 0.9
const BACK = 0.4
/** Share of the way after which a part is fully there to read. */
const CLEAR = 0.6

/** One part's way in and out. Its state stands on the element, for the style sheet of print and for tests. */
export interface Entrance {
  /** Sets out after a wait in seconds; is there at once where frames are too few for motion. */
  enter: (wait?: number) => void
  /** Goes back to where it waited. */
  leave: () => void
  /** Is there at once. */
  finish: () => void
  /**
   * Ends where it stands, for an element that has left the document: to measure one, GSAP puts it back for a moment, and
   * Chrome then never lets go of its pictures.
   */
  drop: () => void
}

function byArc({ element, from }: Part): Omit<Entrance, 'enter'> & { enter: () => void } {
  const { x, y, rotation } = startOffset(from === 'lines' ? 'below' : from)
  const settled = () => gsap.set(element, { clearProps: 'transform,opacity,transition' })
  /** The element's own CSS transitions would lag behind each step of the tween. */
  const free = () => gsap.set(element, { transition: 'none' })
  free()
  const way = gsap
    .timeline({ paused: true, onComplete: settled })
    .fromTo(element, { x }, { x: 0, duration: DURATION, ease: from === 'below' ? across : along }, 0)
    .fromTo(
      element,
      { y, rotation },
      { y: 0, rotation: 0, duration: DURATION, ease: from === 'below' ? along : across },
      0,
    )
    .fromTo(element, { opacity: 0 }, { opacity: 1, duration: DURATION * CLEAR, ease: arriving }, 0)
  return {
    enter: () => way.timeScale(1).play(),
    leave() {
      free()
      way.timeScale(DURATION / BACK).reverse()
    },
    finish: () => way.progress(1).pause(),
    drop: () => way.kill(),
  }
}

function byLines({ element }: Part): Omit<Entrance, 'enter'> & { enter: () => void } {
  let end = () => {}
  gsap.set(element, { opacity: 0 })
  const show = () => gsap.set(element, { clearProps: 'opacity', overwrite: true })
  return {
    enter() {
      end()
      show()
      end = arriveByLines(element)
    },
    leave() {
      end()
      gsap.to(element, { opacity: 0, duration: BACK, overwrite: true })
    },
    finish() {
      end()
      show()
    },
    drop: () => end(),
  }
}

/** Hides a part where it waits, and gives the ways in and out. */
export function createEntrance(part: Part): Entrance {
  const way = part.from === 'lines' ? byLines(part) : byArc(part)
  let waiting: gsap.core.Tween | null = null
  const set = (state: 'waiting' | 'shown') => {
    waiting?.kill()
    waiting = null
    part.element.dataset.reveal = state
  }
  set('waiting')
  return {
    enter(wait = 0) {
      set('shown')
      if (isHalting()) way.finish()
      else if (wait > 0) waiting = gsap.delayedCall(wait, way.enter)
      else way.enter()
    },
    leave() {
      set('waiting')
      way.leave()
    },
    finish() {
      set('shown')
      way.finish()
    },
    drop() {
      waiting?.kill()
      way.drop()
    },
  }
}

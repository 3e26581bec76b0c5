import { type RefObject, useEffect } from 'react'
import { experienceStore } from '#src/stores/experience.ts'
import { inEachMode } from './in-each-mode.ts'
import { loadChoreography } from './load-choreography.ts'
import { pinProgress, pinStart } from './pin.ts'
import { PHASE, ticker } from './ticker.ts'

export interface PinRefs {
  section: RefObject<HTMLElement | null>
  /** What the style sheet holds in view (`position: sticky`) while the section passes. */
  pin: RefObject<HTMLElement | null>
}

interface Pinned {
  section: HTMLElement
  pin: HTMLElement
  start: () => number
  onProgress: (progress: number) => void
}

/** By the browser's own scroll, read in the one frame loop after the scroll is written. */
function followNatively({ section, pin, start, onProgress }: Pinned): () => void {
  let last = -1
  const read = () => {
    const { top, height } = section.getBoundingClientRect()
    const progress = pinProgress({ top, section: height, pinned: pin.offsetHeight, start: start() })
    if (progress !== last) onProgress((last = progress))
  }
  const wake = () => ticker.wake()
  const forget = ticker.subscribe(PHASE.measure, read)
  const stop = new AbortController()
  for (const type of ['scroll', 'resize'])
    addEventListener(type, wake, { passive: true, signal: stop.signal })
  wake()
  return () => {
    forget()
    stop.abort()
  }
}

/** Natively until ScrollTrigger is there, and in light mode for good. */
function follow(pinned: Pinned): () => void {
  let stop = followNatively(pinned)
  let left = false
  if (experienceStore.getState().mode === 'immersive')
    void loadChoreography().then((choreography) => {
      if (left || !choreography) return
      stop()
      stop = choreography.scrub(pinned)
    })
  return () => {
    left = true
    stop()
  }
}

/**
 * Tells how much of its way a held section has passed, 0..1, whenever the scroll has moved it. Only while `active`: out
 * of sight nothing is read. `onProgress` must keep its identity.
 */
export function useProgress(
  { section, pin }: PinRefs,
  active: boolean,
  onProgress: (progress: number) => void,
): void {
  useEffect(() => {
    if (!active || !section.current || !pin.current) return
    const pinned = {
      section: section.current,
      pin: pin.current,
      start: () => pinStart(innerWidth, innerHeight),
      onProgress,
    }
    return inEachMode(() => follow(pinned))
  }, [section, pin, active, onProgress])
}

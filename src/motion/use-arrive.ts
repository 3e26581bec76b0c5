import { useEffect, useRef, type RefObject } from 'react'
import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { experienceStore } from '#src/stores/experience.ts'
import type { ArriveOptions } from './choreography.ts'
import { inEachMode } from './in-each-mode.ts'
import { loadChoreography } from './load-choreography.ts'
import { partsOf } from './parts.ts'
import { reveal } from './reveal.ts'

/** Which of the parts have been in view since it was called; the result ends it and names those that have not. */
function watchUnseen(elements: readonly HTMLElement[]): () => Set<Element> {
  const unseen = new Set<Element>(elements)
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) unseen.delete(target)
  }
  const observer = new IntersectionObserver(note)
  for (const element of elements) observer.observe(element)
  return () => {
    note(observer.takeRecords())
    observer.disconnect()
    return unseen
  }
}

function begin(root: HTMLElement, options: ArriveOptions): () => void {
  if (matchMedia(REDUCED_MOTION).matches) return () => {}
  const parts = partsOf(root)
  if (experienceStore.getState().mode === 'light') return reveal(parts, options)
  const unseen = watchUnseen(parts.map(({ element }) => element))
  let stop: (() => void) | null = () => void unseen()
  void loadChoreography().then((choreography) => {
    const waiting = unseen()
    if (!stop || !choreography) return
    const mine = options.reverse ? parts : parts.filter(({ element }) => waiting.has(element))
    stop = choreography.arrive(root, mine, options)
  })
  return () => {
    stop?.()
    stop = null
  }
}

/**
 * Lets the parts of a section arrive as they are scrolled into view (parts.ts says what these are). Works from the
 * section's own effects, whenever it comes; follows the visitor's Motion switch. What the page says of them
 * (page-module.ts) stands on the element around it.
 */
export function useArrive<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    const root = ref.current
    if (!root) return
    const reverse = root.closest('[data-reverse]') !== null
    const bottom = Number(root.closest<HTMLElement>('[data-bottom]')?.dataset.bottom ?? 0)
    return inEachMode(() => begin(root, { reverse, bottom }))
  }, [])
  return ref
}

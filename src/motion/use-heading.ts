import { type RefObject, useLayoutEffect } from 'react'
import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { experienceStore } from '#src/stores/experience.ts'
import { uiStore } from '#src/stores/ui.ts'
import { choreographyNow, loadChoreography } from './load-choreography.ts'

const ready = () => uiStore.getState().pageReady
const covered = () => document.documentElement.dataset.intro === 'playing'

/** Under the intro: hidden while nobody can see it, and there line by line once the page is ready (spec §4). */
function arriveWhenReady(heading: HTMLElement): () => void {
  let stop: (() => void) | null = () => {}
  void loadChoreography().then((choreography) => {
    // What has been seen is not hidden for an entrance.
    if (!stop || !choreography || !covered()) return
    const entrance = choreography.prepareHeading(heading)
    const forget = uiStore.subscribe(({ pageReady }, before) => {
      if (pageReady && !before.pageReady) entrance.enter()
    })
    stop = () => {
      forget()
      entrance.finish()
    }
  })
  return () => {
    stop?.()
    stop = null
  }
}

/**
 * Lets the heading of a page arrive by lines, in immersive mode: on a page that comes by navigation at once, before it is
 * painted, and under the intro when that is over. A page that is loaded shows its heading from the first frame.
 */
export function useHeading(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const heading = ref.current
    if (!heading || experienceStore.getState().mode === 'light' || matchMedia(REDUCED_MOTION).matches) return
    if (covered()) return arriveWhenReady(heading)
    const entrance = ready() ? choreographyNow()?.prepareHeading(heading) : undefined
    entrance?.enter()
    return entrance?.finish
  }, [ref])
}

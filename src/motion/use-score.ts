import { type RefObject, useEffect } from 'react'
import { useExperience } from '#src/stores/hooks.ts'
import type { Score } from './score.ts'

/**
 * Performs a page's score in immersive mode. The root carries `data-score`, so that sections leave their own reveal
 * to it. Without its code everything simply stands in place.
 */
export function useScore(root: RefObject<HTMLElement | null>, score: Score): void {
  const immersive = useExperience((state) => state.mode === 'immersive')
  useEffect(() => {
    if (!immersive) return
    let stop: (() => void) | undefined
    let gone = false
    import('./perform.ts').then(
      ({ perform }) => {
        if (!gone && root.current) stop = perform(root.current, score)
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [immersive, root, score])
}

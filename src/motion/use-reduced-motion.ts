import { useSyncExternalStore } from 'react'
import { REDUCED_MOTION } from '#src/lib/experience.ts'

function subscribe(changed: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True for visitors who asked the system for less motion: nothing may start by itself. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )
}

import { useState } from 'react'
import { useReducedMotion } from '#src/motion/use-reduced-motion.ts'

/** A demonstration plays by itself unless less motion is asked for; Play and Pause overrule both. */
export function useRunning(): [boolean, (running: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null)
  const reduced = useReducedMotion()
  return [chosen ?? !reduced, choose]
}

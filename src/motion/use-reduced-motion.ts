import { REDUCED_MOTION } from '#src/lib/experience.ts'
import { useMediaQuery } from './use-media-query.ts'

/** True for visitors who asked the system for less motion: nothing may start by itself. */
export const useReducedMotion = (): boolean => useMediaQuery(REDUCED_MOTION)

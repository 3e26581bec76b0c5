import { securityFeatures } from '#src/content/platform/protection.ts'
import { createTour } from './tour.ts'

/** Milliseconds that each item is on show (spec §9). */
export const TIMING = { rotation: 4000 } as const

/** Four items in turn; a chosen one is shown for a whole turn (spec §4). */
export const protectionDemo = createTour({
  waits: securityFeatures.map(() => TIMING.rotation),
  stopsOnChoice: false,
})

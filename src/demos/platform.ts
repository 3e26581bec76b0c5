import { demoSteps } from '#src/content/platform/demo.ts'
import { createTour } from './tour.ts'

/** Milliseconds of each step (spec §9). */
export const TIMING = { steps: demoSteps.map(({ duration }) => duration) } as const

/** Five steps; choosing one stops the playback, Reset stops it and returns to the first (spec §4). */
export const platformDemo = createTour({ waits: TIMING.steps, stopsOnChoice: true })

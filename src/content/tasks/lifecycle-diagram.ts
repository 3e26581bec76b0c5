import type { PlanetColour } from '../planets.ts'
import type { LifecycleStep } from './lifecycle.ts'

/*
 * The diagram of the task lifecycle, once. The scene, the light picture and the places of the buttons
 * (scripts/vite/diagrams-plugin.ts) all follow from it. Units: the diagram is 10 high, its centre is the origin.
 */

const DEGREE = Math.PI / 180

/** The planet of each step, in the order of travel. `strata`: depth of its layers of stone, 0..1. */
export const stepPlanets: Readonly<
  Record<LifecycleStep['id'], { colour: PlanetColour; strata: number; label: 'above' | 'below' }>
> = {
  email: { colour: 'blue', strata: 0.5, label: 'above' },
  calendar: { colour: 'violet', strata: 0.55, label: 'above' },
  team: { colour: 'ice', strata: 0.6, label: 'below' },
  document: { colour: 'copper', strata: 0.2, label: 'below' },
}

/** Packets on their way to the hub: share of the way a second. */
export const packetSpeed = 0.16

/** The same in both shapes, so that the arms of the ring can be made of one piece with it. */
const angles = [-142 * DEGREE, -38 * DEGREE, 48 * DEGREE, 132 * DEGREE] as const

/** The ring in its two shapes (`Ring` in src/lib/lifecycle-ring.ts says what each number is). Broad diagrams look across it. */
export const wideRing = {
  aspect: 1.5,
  radius: 6.6,
  lean: 37 * DEGREE,
  y: 0.85,
  angles,
  rim: 0.21,
  depth: 0.07,
  planet: 0.56,
  hub: 2.05,
  core: 1.12,
  inset: 0.86,
  lift: 0.42,
}
/** Upright diagrams look more from above. */
export const tallRing = {
  aspect: 1.04,
  radius: 4.35,
  lean: 54 * DEGREE,
  y: 0.3,
  angles,
  rim: 0.19,
  depth: 0.06,
  planet: 0.55,
  hub: 1.5,
  core: 0.84,
  // The task at rest touches neither the planet nor the ring that marks the step.
  inset: 1.03,
  lift: 0.34,
}

/** `aspect`: width over height of the diagram as it is. */
export function ringFor(aspect: number): typeof wideRing {
  return aspect < 1.2 ? tallRing : wideRing
}

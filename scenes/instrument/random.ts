import { MathUtils } from 'three'

export type Random = () => number

/** What three's generator adds to its seed in a step. */
const STEP = 0x6d2b79f5

/**
 * A seeded generator, 0..1, so that a scene is the same on every machine. Three's own (mulberry32) keeps one seed for the
 * whole program: given it anew for each number, scenes that are built in turn do not change one another.
 */
export function createRandom(seed: number): Random {
  let at = seed >>> 0
  return () => {
    const value = MathUtils.seededRandom(at)
    at = (at + STEP) >>> 0
    return value
  }
}

/** Uniform in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

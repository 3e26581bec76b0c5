import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { ARBOR, BEVEL, type Driven, LINE, MODULE, PLANETS } from './config.ts'

/* How a turn of the crank goes through the train. Nothing here but counts of teeth decides how far anything turns. */

export const radiusOf = (teeth: number) => (teeth * MODULE) / 2

/** Between the column and the arbor: what every pair of wheels has to span. */
export const DISTANCE = radiusOf(PLANETS[0] ? PLANETS[0].arbor + PLANETS[0].tube : 0)

/** Turns of the arbor for one of the crank; the crank, turned clockwise, turns it clockwise as seen from above. */
export const arborRatio = (bevel: Readonly<{ crank: number; arbor: number }> = BEVEL) => -bevel.crank / bevel.arbor

/** Turns of a planet for one of the crank: wheels that mesh turn against each other. */
export const planetRatio = ({ arbor, tube }: Pick<Driven, 'arbor' | 'tube'>, bevel = BEVEL) =>
  (-arborRatio(bevel) * arbor) / tube

/** Radians of the arbor and of a planet's arm after `turn` turns of the crank. */
export const arborAngle = (turn: number) => arborRatio() * turn * TAU
export const planetAngle = (planet: Readonly<Driven>, turn: number) =>
  LINE + planet.set * DEGREE + planetRatio(planet) * turn * TAU

/**
 * Where the teeth stand in a pair's joints, radians: a tooth of the arbor's wheel looks at the column, and a gap of the
 * other at the arbor. The wheel of the tube hangs in the joint of its arm.
 */
export const arborTooth = ARBOR.angle + Math.PI
export const tubeTooth = (planet: Readonly<Driven>) =>
  ARBOR.angle - TAU / (2 * planet.tube) - planetAngle(planet, 0)

const aside = (a: number, b: number) => Math.abs(a - b - TAU * Math.round((a - b) / TAU))

/** Degrees between the two planets that stand furthest apart, as seen from the core. Allocates nothing. */
export function spreadAt(turn: number): number {
  let most = 0
  for (let i = 0; i < PLANETS.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const [a, b] = [PLANETS[i], PLANETS[j]]
      if (a && b) most = Math.max(most, aside(planetAngle(a, turn), planetAngle(b, turn)))
    }
  return most / DEGREE
}

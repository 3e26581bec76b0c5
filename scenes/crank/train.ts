import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { crankTrain } from '#src/content/crank-train.ts'
import { arborAt, type DrivenPlanet, planetAt } from '#src/lib/crank-train.ts'
import { ARBOR, LINE, MODULE } from './config.ts'

/* The train where it stands. Radians anticlockwise from +x as seen from above, units. */

/** Pitch radius: where a wheel meets its neighbour. */
export const radiusOf = (teeth: number) => (teeth * MODULE) / 2

/** Between the column and the arbor: what every pair of wheels has to span. */
export const DISTANCE = radiusOf(crankTrain.planets[0].arbor + crankTrain.planets[0].tube)

export const arborAngle = (turn: number) => arborAt(crankTrain, turn) * DEGREE
export const planetAngle = (planet: Readonly<DrivenPlanet>, turn: number) =>
  LINE + planetAt(crankTrain, planet, turn) * DEGREE

/**
 * Where the first tooth stands in its joint: that of a wheel on the arbor looks at the column, where the other has a gap. The
 * wheel of a tube hangs in the joint of its arm.
 */
export const arborTooth = ARBOR.angle + Math.PI
export const tubeTooth = (planet: Readonly<DrivenPlanet>) =>
  ARBOR.angle - TAU / (2 * planet.tube) - planetAngle(planet, 0)

/** x and z of a place at an angle. */
export const placeAt = (angle: number, r: number, [x, z]: readonly [number, number] = [0, 0]) =>
  [x + Math.cos(angle) * r, z - Math.sin(angle) * r] as const

export const ARBOR_AT = placeAt(ARBOR.angle, DISTANCE)

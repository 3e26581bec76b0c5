/*
 * How a turn of the crank goes through its instrument. Nothing here but counts of teeth decides how far anything turns. Angles are
 * degrees anticlockwise as seen from above; the crank turns clockwise as its visitor sees it.
 */

export interface DrivenPlanet {
  /** Teeth of its wheel on the arbor, and of the one on its own tube. */
  arbor: number
  tube: number
  /** Where its arm stands at turn 0, from the line on which the planets meet. */
  set: number
}

export interface CrankTrain {
  /** Teeth of the bevel wheels on the crank's shaft and on the arbor. */
  bevel: Readonly<{ crank: number; arbor: number }>
  planets: readonly Readonly<DrivenPlanet>[]
}

/** Turns of the arbor for one of the crank: the bevel wheels turn it clockwise. */
export const arborRatio = ({ bevel }: CrankTrain) => -bevel.crank / bevel.arbor

/** Turns of a planet for one of the crank: wheels that mesh turn against each other. */
export const planetRatio = (train: CrankTrain, { arbor, tube }: Readonly<DrivenPlanet>) =>
  (-arborRatio(train) * arbor) / tube

export const arborAt = (train: CrankTrain, turn: number) => arborRatio(train) * turn * 360

/** Degrees from the line. */
export const planetAt = (train: CrankTrain, planet: Readonly<DrivenPlanet>, turn: number) =>
  planet.set + planetRatio(train, planet) * turn * 360

/** Degrees between two directions, 0..180. */
const between = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360))

/** Degrees between the two planets that stand furthest apart, as seen from the core. Allocates nothing. */
export function spreadAt(train: CrankTrain, turn: number): number {
  const { planets } = train
  let most = 0
  for (let i = 0; i < planets.length; i += 1)
    for (let j = 0; j < i; j += 1) {
      const [a, b] = [planets[i], planets[j]]
      if (a && b) most = Math.max(most, between(planetAt(train, a, turn), planetAt(train, b, turn)))
    }
  return most
}

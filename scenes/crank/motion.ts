import { smoothstep } from '#scenes/instrument/ease.ts'
import { ALIGNED, PLANETS } from './config.ts'
import { arborAngle, planetAngle, spreadAt } from './train.ts'

/** Radians, anticlockwise from above; the crank's clockwise as the reader sees it. */
export interface CrankPose {
  crank: number
  arbor: number
  planets: Float64Array
  /** How far the planets stand in one line, 0..1. */
  aligned: number
}

export const createCrankPose = (): CrankPose => ({
  crank: 0,
  arbor: 0,
  planets: new Float64Array(PLANETS.length),
  aligned: 0,
})

export const alignedAt = (turn: number) => 1 - smoothstep(ALIGNED.lit, ALIGNED.dark, spreadAt(turn))

/** The machine after `turn` turns of the crank. Pure; writes `out`. */
export function pose(turn: number, out: CrankPose): CrankPose {
  out.crank = turn * 2 * Math.PI
  out.arbor = arborAngle(turn)
  for (let i = 0; i < PLANETS.length; i += 1) {
    const planet = PLANETS[i]
    if (planet) out.planets[i] = planetAngle(planet, turn)
  }
  out.aligned = alignedAt(turn)
  return out
}

import { smoothstep } from '#scenes/instrument/ease.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { orrery } from '#src/content/orrery.ts'
import { spreadAt } from '#src/lib/orrery-train.ts'
import { ALIGNED, TILT } from './config.ts'
import { arborAngle, planetAngle } from './train.ts'

/** Radians: anticlockwise from above, but for the crank, which turns clockwise as the reader sees it. */
export interface CrankPose {
  tiltX: number
  tiltY: number
  crank: number
  arbor: number
  planets: Float64Array
  /** How much the planets stand in one line, 0..1. */
  aligned: number
  dust: number
}

export const createCrankPose = (): CrankPose => ({
  tiltX: 0,
  tiltY: 0,
  crank: 0,
  arbor: 0,
  planets: new Float64Array(orrery.planets.length),
  aligned: 0,
  dust: 0,
})

export const alignedAt = (turn: number) => 1 - smoothstep(ALIGNED.lit, ALIGNED.dark, spreadAt(orrery, turn))

const still: Pointer = { x: 0, y: 0 }

/** The machine after `turn` turns of the crank: without the hand, nothing of it moves. Pure; writes `out`. */
export function pose(turn: number, time: number, pointer: Readonly<Pointer>, out: CrankPose): CrankPose {
  // A drag beside the crank turns other instruments; this one stands under its control.
  still.x = pointer.x
  still.y = pointer.y
  tiltBy(still, out, TILT)
  out.crank = turn * 2 * Math.PI
  out.arbor = arborAngle(turn)
  for (let i = 0; i < orrery.planets.length; i += 1) {
    const planet = orrery.planets[i]
    if (planet) out.planets[i] = planetAngle(planet, turn)
  }
  out.aligned = alignedAt(turn)
  out.dust = time * 0.008
  return out
}

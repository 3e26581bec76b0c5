import { smoothstep } from '#scenes/instrument/ease.ts'
import type { SceneFrame } from '#scenes/instrument/scene-props.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { crankTrain } from '#src/content/crank-train.ts'
import { spreadAt } from '#src/lib/crank-train.ts'
import { ALIGNED, ARRIVAL, TILT } from './config.ts'
import { arborAngle, planetAngle } from './train.ts'

/** Radians: anticlockwise from above, but for the crank, which turns clockwise as the reader sees it. */
export type CrankPose = ReturnType<typeof createCrankPose>

export const createCrankPose = () => ({
  tiltX: 0,
  tiltY: 0,
  crank: 0,
  arbor: 0,
  planets: new Float64Array(crankTrain.planets.length),
  /** How much the planets stand in one line, 0..1. */
  aligned: 0,
  dust: 0,
  /** Opacity, 0..1. */
  fade: 1,
})

export const alignedAt = (turn: number) =>
  1 - smoothstep(ALIGNED.lit, ALIGNED.dark, spreadAt(crankTrain, turn))

const still: Pointer = { x: 0, y: 0 }

/** Without the hand, nothing of the machine moves. `turn`: turns of the crank. Pure; writes `out`. */
export function pose(
  turn: number,
  { time, progress, pointer }: Readonly<Pick<SceneFrame, 'time' | 'progress' | 'pointer'>>,
  out: CrankPose,
): CrankPose {
  // A drag beside the crank turns other instruments; this one stands under its control.
  still.x = pointer.x
  still.y = pointer.y
  tiltBy(still, out, TILT)
  out.crank = turn * 2 * Math.PI
  out.arbor = arborAngle(turn)
  for (let i = 0; i < crankTrain.planets.length; i += 1) {
    const planet = crankTrain.planets[i]
    if (planet) out.planets[i] = planetAngle(planet, turn)
  }
  out.aligned = alignedAt(turn)
  out.dust = time * 0.008
  out.fade = smoothstep(ARRIVAL.from, ARRIVAL.to, progress)
  return out
}

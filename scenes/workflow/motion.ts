import { clamp01, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { SUNK } from '#src/content/automation/workflow-train.ts'
import { train } from './train.ts'
import { BEAD, CHUTE, FLAG, STEP } from './config.ts'
import { carriedAt, many, type TrainState } from './state.ts'

/** A joint in the space of the train. */
interface Seat {
  x: number
  y: number
  z: number
  turn: number
  scale: number
}

const seat = (): Seat => ({ x: 0, y: 0, z: 0, turn: 0, scale: 1 })

export interface TrainPose {
  gears: readonly Seat[]
  flag: Seat
  bead: Seat
  /** By gear: how full its gauge is, how much it is looked at, and whether it is there, 0..1. */
  gauge: Float32Array
  look: Float32Array
  present: Float32Array
}

export const createTrainPose = (): TrainPose => ({
  gears: train.map(seat),
  flag: seat(),
  bead: seat(),
  gauge: many(),
  look: many(),
  present: many(),
})

/** The lead rolls down its rails, rides on each gear to where it meets the next, and stays at the end of the last. */
function placeBead({ place, bead }: Readonly<TrainState>, count: number, out: Seat): void {
  const at = Math.min(count - 1, Math.floor(place))
  const gear = train[at]
  if (!gear) return
  const share = Math.min(1, place - at)
  const fall = at === 0 ? clamp01(share / STEP.carry) : 1
  const angle = gear.entry + ((gear.sense * gear.carried * TAU) / gear.teeth) * carriedAt(share)
  const reach = gear.radius + (1 - fall * fall) * CHUTE.length
  out.x = gear.x + Math.cos(angle) * reach
  out.z = gear.z + Math.sin(angle) * reach
  out.y = BEAD.ride + (1 - fall * fall) * CHUTE.rise
  out.scale = Math.max(1e-3, bead)
}

/** Writes `out`. Pure. */
export function pose(state: Readonly<TrainState>, count: number, out: TrainPose): TrainPose {
  for (let i = 0; i < train.length; i += 1) {
    const gear = train[i]
    const to = out.gears[i]
    if (!gear || !to) continue
    const there = state.present[i] ?? 0
    to.x = gear.x
    to.z = gear.z
    to.y = -SUNK * (1 - (state.engaged[i] ?? 0))
    to.turn = -(gear.rest + (gear.sense * (state.teeth[i] ?? 0) * TAU) / gear.teeth)
    to.scale = Math.max(1e-4, there)
    out.gauge[i] = clamp01(state.place - i)
    out.look[i] = state.look[i] ?? 0
    out.present[i] = there
  }
  const last = train[count - 1]
  const { down, up } = FLAG[state.view]
  if (last) {
    out.flag.x = last.x
    out.flag.z = last.z
    out.flag.turn = -lerp(down, up, smoothstep(0, 1, state.flag))
    out.flag.scale = (last.radius + FLAG.beyond) / FLAG.length
  }
  placeBead(state, count, out.bead)
  return out
}

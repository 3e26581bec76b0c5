import { clamp01, DEGREE, lerp, smoothstep } from '#scenes/instrument/ease.ts'
import type { SceneFrame } from '#scenes/instrument/scene-props.ts'
import { tiltBy } from '#scenes/instrument/tilt.ts'
import {
  BEAD_RADIUS,
  FLIGHT,
  FRAME_Y,
  GATES,
  heightOf,
  radiusOf,
  shutTurn,
  SPARK_STILL,
  STANDS,
  type Place,
  STRAY,
} from './config.ts'

/** Radians, units, 0..1. Places are in the vault's own space, whose gaps lie at angle 0. */
export type GatesPose = ReturnType<typeof createGatesPose>

export function createGatesPose() {
  return {
    x: 0,
    y: 0,
    scale: 1,
    tiltX: 0,
    tiltY: 0,
    yaw: 0,
    pitch: 0,
    /** Turn about the axis that brings the gaps to their place. */
    roll: 0,
    core: 0,
    dust: 0,
    /** By ring: turn of its rotor, and how far it is lit. */
    turns: new Float32Array(GATES),
    lit: new Float32Array(GATES),
    /** Where the event begins, where it is stopped, how far it is, and its size. */
    from: new Float32Array(3),
    to: new Float32Array(3),
    way: 0,
    bead: 0,
    /** Age of the spark, 0 before the stop. */
    spark: 0,
  }
}

/** Fractional part of a golden step: spreads numbers that follow one another. */
const spread = (id: number, step: number) => (id * step) % 1

/** How far beside the middle of the gap event `id` flies, units. */
export const strayOf = (id: number) => (spread(id, 0.618034) * 2 - 1) * STRAY

/** A point beside the cone's side at height `y`, in the vault's space; angle 0 is +x. */
function along(y: number, stray: number, out: Float32Array): void {
  const slope = (radiusOf(1) - radiusOf(0)) / (heightOf(1) - heightOf(0))
  out[0] = radiusOf(0) + (y - heightOf(0)) * slope
  out[1] = y
  out[2] = stray
}

/** How far ring `i` is lit while ring `told` (from 1) is looked at. */
export const litOf = (i: number, told: number) => clamp01(1 - Math.abs(told - 1 - i))

/** How far ring `i` is shut: those that have been read about stay so; an event shuts the one that stops it. */
export const shutOf = (i: number, told: number, place: Place) =>
  place === 'operations' ? litOf(i, told) : clamp01(told - i)

export interface GatesState {
  /** The ring that is looked at, from 1, eased. */
  told: number
  /** The event: what tells it apart, the ring that stops it, and seconds since it began; −1 in a picture of one moment. */
  event: number
  ring: number
  since: number
}

/** Where the vault stands in a rectangle of this size. */
function stand(place: Place, width: number, height: number, out: GatesPose): void {
  const { side, yaw, pitch, x, y, fit, gap } = STANDS[place]
  const wide = (10 * width) / Math.max(1, height)
  out.scale = Math.min(10, wide) / fit
  out.x = x * out.scale
  out.y = y * out.scale
  out.yaw = side * yaw * DEGREE
  out.pitch = (90 - pitch) * DEGREE
  out.roll = gap * DEGREE
}

function fly({ event, ring, since }: Readonly<GatesState>, out: GatesPose): void {
  const stray = strayOf(event)
  along(heightOf(GATES - 1) + FLIGHT.before, stray, out.from)
  // It rests in the gap of the frame, before the rotor.
  along(heightOf(ring) + FRAME_Y, stray, out.to)
  const still = since < 0
  const t = still ? 1 : clamp01(since / FLIGHT.seconds)
  out.way = t * t * (0.35 + 0.65 * t)
  out.bead = event < 0 ? 0 : BEAD_RADIUS * smoothstep(0, 0.18, t)
  out.spark = still ? SPARK_STILL : clamp01((since - FLIGHT.seconds) / FLIGHT.spark)
}

/** Pure; writes `out` and returns it. */
export function pose(
  place: Place,
  frame: Readonly<Omit<SceneFrame, 'night'>>,
  state: Readonly<GatesState>,
  out: GatesPose,
): GatesPose {
  stand(place, frame.width, frame.height, out)
  tiltBy(frame.pointer, out, 3)
  const sway = lerp(-1, 1, clamp01(frame.progress))
  out.yaw += (1.6 * sway + 0.5 * Math.sin(frame.time * 0.09)) * DEGREE
  out.pitch += 1.2 * sway * DEGREE
  out.core = frame.time * 0.05
  out.dust = frame.time * 0.008
  for (let i = 0; i < GATES; i += 1) {
    const shut = shutOf(i, state.told, place)
    out.turns[i] = (i % 2 ? -1 : 1) * smoothstep(0, 1, shut) * shutTurn(i)
    out.lit[i] = litOf(i, state.told)
  }
  fly(state, out)
  return out
}

import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { isStep } from '#scenes/instrument/follower.ts'
import { createHighlight, followDiagram, type Highlight } from '#scenes/instrument/highlight.ts'
import { SCENE_DISTANCE } from '#scenes/instrument/scene-props.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import type { OrbitLie } from '#src/lib/armillary.ts'
import type { DiagramState } from '#src/stores/diagrams.ts'
import { HIGHLIGHT, ORBITS } from './config.ts'

/** Radians and scene units. */
export type SourcesPose = ReturnType<typeof createSourcesPose>

export function createSourcesPose() {
  return {
    /** The pointer's tilt of rim and hub, at most 4° in all. Planets stay with their buttons. */
    tiltX: 0,
    tiltY: 0,
    /** The rim's lean against the reader's view, and its turn. */
    rimLean: 0,
    rimTurn: 0,
    ecliptic: 0,
    colure: 0,
    axis: 0,
    core: 0,
    /** How far the plane of each orbit leans from its mean. */
    sways: new Float32Array(ORBITS.length),
  }
}

/** Where everything stands. Pure; writes `out` and returns it. Progress turns the rim while the map crosses the view. */
export function pose(
  time: number,
  progress: number,
  pointer: Readonly<Pointer>,
  out: SourcesPose,
): SourcesPose {
  const p = clamp01(progress)
  tiltBy(pointer, out)
  out.rimLean = (-7 + 1.5 * Math.sin(time * 0.07)) * DEGREE
  out.rimTurn = (time / 420) * TAU + p * 0.5
  out.ecliptic = (30 + 12 * Math.sin(time * 0.06) + 24 * p) * DEGREE
  out.colure = (62 + 12 * Math.sin(time * 0.09 + 1.1)) * DEGREE + p * 0.4
  out.axis = (time * 0.05 + 0.9) % TAU
  out.core = (time * 0.05) % TAU
  for (let i = 0; i < out.sways.length; i += 1)
    out.sways[i] = 2.4 * DEGREE * Math.sin(time * (0.05 + 0.007 * i) + i * 1.7)
  return out
}

/** The map's highlight, and the clock that its signals run by, s: it stands while they are paused. */
export interface SourcesState extends Highlight {
  clock: number
}

export const createSourcesState = (): SourcesState => ({ ...createHighlight(HIGHLIGHT), clock: 0 })

/** Moves on to `time` (s). Signals that have run once stay in sight when they are paused. */
export function followSources(
  state: SourcesState,
  { active, flowing }: Readonly<DiagramState>,
  time: number,
): void {
  const dt = time - state.time
  if (!isStep(dt) || state.flow === 0) state.clock = time
  else if (flowing) state.clock += dt
  followDiagram(state, { active, flowing: flowing || state.flow > 0 }, time)
}

/** Where a planet stands on its own orbit. */
export type OrbitPlace = ReturnType<typeof createOrbitPlace>

export const createOrbitPlace = () => ({
  x: 0,
  y: 0,
  z: 0,
  /** Distance from the hub, and place on the orbit, radians. */
  reach: 1,
  angle: 0,
  /** Lean and roll of the orbit's plane. */
  lean: 0,
  roll: 0,
})

/**
 * The place of a planet: where the line of sight through its button (x, y at z = 0) meets the plane of its orbit, so
 * that it is seen under the button and lies on the orbit at once.
 */
export function placeOnOrbit(x: number, y: number, lie: OrbitLie, sway: number, out: OrbitPlace): OrbitPlace {
  const lean = Math.asin(lie.ratio) + sway
  const roll = -lie.roll * DEGREE
  const along = Math.cos(roll) * y - Math.sin(roll) * x
  const depth = Math.sin(lean) * SCENE_DISTANCE
  const t = Math.max(0.6, Math.min(1.6, depth / Math.max(1, depth - Math.cos(lean) * along)))
  out.x = x * t
  out.y = y * t
  out.z = SCENE_DISTANCE * (1 - t)
  out.reach = Math.hypot(out.x, out.y, out.z)
  const across = Math.cos(roll) * out.x + Math.sin(roll) * out.y
  out.angle = Math.atan2(out.z * Math.cos(lean) - along * t * Math.sin(lean), across)
  out.lean = lean
  out.roll = roll
  return out
}

/** Size of rim and hub: whole on a wide map, smaller on an upright one, where planets stand closer. */
export function scaleFor(width: number, height: number): number {
  return lerp(0.52, 1, smoothstep(0.7, 1.5, width / Math.max(1, height)))
}

import { clamp01, DEGREE, lerp } from './ease.ts'
import { SCENE_DISTANCE, type SceneFrame } from './scene-props.ts'
import type { Placement, Travel } from './placement.ts'
import { tiltBy } from './tilt.ts'

/** Pose of one part within its set piece. Angles in radians, applied as roll, lean, turn. */
export type PartPose = ReturnType<typeof createPartPose>

/** A body of a piece: its place and its radius, units, and how long it is along x, as a share of its diameter. */
export type BodyPose = ReturnType<typeof createBodyPose>

export type PiecePose = ReturnType<typeof createPiecePose>

/** Inputs of a piece's mechanism. */
export interface Drive {
  time: number
  /** The placement's `drive` at this progress, 0..1. */
  drive: number
  /** The demo's signal, eased; each scene defines its meaning. */
  signal: number
  /** Its second value, if it has one, likewise. */
  second: number
  /** How much each body is pointed at, 0..1, eased. */
  looked: Float32Array
  /** Which of its parts the placement shows; −1 for none in particular. */
  show: number
}

const createPartPose = () => ({
  x: 0,
  y: 0,
  z: 0,
  lean: 0,
  roll: 0,
  turn: 0,
  scale: 1,
  /** Its marks are lit up to here, 0..1. */
  lit: 0,
})

const createBodyPose = () => ({ x: 0, y: 0, z: 0, radius: 0, long: 1 })

export function createPiecePose(parts: number, bodies: number, bars = 0) {
  return {
    /** Centre of the piece in its anchor, units. */
    x: 0,
    y: 0,
    /** Its attitude and scale. */
    root: createPartPose(),
    tiltX: 0,
    tiltY: 0,
    core: createPartPose(),
    parts: Array.from({ length: parts }, createPartPose),
    bodies: Array.from({ length: bodies }, createBodyPose),
    /** Heights of the bars, units. */
    bars: new Float32Array(bars),
    /** How far its bodies are lit by the core alone, 0..1: in the end they turn a dark side to the reader. */
    umbra: 0,
    fade: 1,
  }
}

/** Units within which a piece is built, where it does not say otherwise. */
export const EXTENT = 4

const along = ([from, to]: Travel, p: number) => lerp(from, to, p)
/** Amplitude of the sway, degrees. */
const SWAY = 1.2
const TILT = 3
/** Units: half the height of every scene. */
const HALF = 5
/** Narrower anchors make it smaller: their width over their height at which a piece is as large as its placement says. */
const FULL = {
  hero: 1.7,
  right: 0.95,
  aside: 0.8,
  close: 1.7,
  box: 1,
  end: 1.5,
  card: 1,
} as const

/** Poses a piece by its placement in an anchor of this size, CSS px. Pure; writes `out`. */
export function stand(
  placement: Placement,
  frame: Readonly<Omit<SceneFrame, 'night'>>,
  out: PiecePose,
  extent = EXTENT,
): void {
  const p = clamp01(frame.progress)
  const aspect = frame.width / Math.max(1, frame.height)
  const { root } = out
  tiltBy(frame.pointer, out, TILT)
  out.x = (placement.at[0] - 0.5) * 2 * HALF * aspect
  out.y = (0.5 - placement.at[1]) * 2 * HALF
  root.scale =
    placement.place === 'lane'
      ? ((placement.size * 2 * HALF) / extent) * aspect
      : placement.size * Math.min(1, aspect / FULL[placement.place])
  // However far it reaches, it fills its card.
  if (placement.place === 'card') root.scale *= EXTENT / extent
  root.lean = (along(placement.lean, p) + SWAY * Math.sin(frame.time * 0.09)) * DEGREE
  root.roll = (along(placement.roll, p) + 0.6 * SWAY * Math.sin(frame.time * 0.07)) * DEGREE
  root.turn = along(placement.turn, p) * DEGREE
  // Far to the side of a low room perspective would lean it outwards.
  if (placement.place === 'close') root.roll += (out.x / SCENE_DISTANCE) * Math.sin(root.lean)
}

/** The placement's own state at this progress. */
export const driveOf = (placement: Placement, progress: number) => along(placement.drive, clamp01(progress))

import { clamp01, DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import { createFollower, follow } from '#scenes/instrument/follower.ts'
import { type Pointer, tiltBy } from '#scenes/instrument/tilt.ts'
import { layerHeight, type StackShape } from '#src/content/technology/stack-diagram.ts'
import type { PiecesState } from '#src/stores/pieces.ts'
import { CORE, DRUM, LEAN, RATE, TURNING } from './config.ts'
import { DISCS } from './disc-glsl.ts'

/** What the page says: how it is eased from frame to frame. Levels are 0..1. */
type StackShown = ReturnType<typeof createStackShown>

export const createStackShown = () => ({
  /** 0 a drum, 1 apart. */
  apart: createFollower(),
  /** By disc: how far it is chosen. Of two in exchange they add up to 1. */
  chosen: Array.from({ length: DISCS }, () => createFollower()),
  /** The disc that the record has reached, from 0; −1 before the first, `DISCS` beneath the last. */
  record: createFollower(DISCS),
  /** Whether one is on its way. */
  dropping: createFollower(),
})

/** What the page shows now. */
export type StackState = Pick<PiecesState, 'apart' | 'layer' | 'record'>

/** How far apart the discs are when each is at its label, 0..1. */
const SEATED = 0.97

export const areSeated = ({ apart }: Readonly<StackShown>) => apart.value > SEATED

/** Allocates nothing. */
export function followStack(shown: StackShown, state: Readonly<StackState>, time: number): void {
  const { apart, layer, record } = state
  follow(shown.apart, apart ? 1 : 0, time, RATE.apart)
  follow(shown.dropping, record === null ? 0 : 1, time, RATE.out)
  // A new record begins above the first disc, wherever the last one went.
  if (record !== null && record < shown.record.value - 1) shown.record.value = -1
  // One that has reached the last falls on while it goes out; one that is called off goes out where it is.
  const falls = shown.record.value > DISCS - 1.5 || shown.dropping.value < 0.02
  follow(shown.record, record ?? (falls ? DISCS : shown.record.value), time, RATE.record)
  for (let i = 0; i < DISCS; i += 1) {
    const goal = apart && record === null && i === layer ? 1 : 0
    const own = shown.chosen[i]
    if (own) follow(own, goal, time, RATE.out)
  }
}

/** Radians and scene units. */
type DiscPose = ReturnType<typeof createDiscPose>

export type StackPose = ReturnType<typeof createStackPose>

const createDiscPose = () => ({
  x: 0,
  y: 0,
  z: 0,
  lean: 0,
  roll: 0,
  turn: 0,
  radius: 1,
  /** How much it is looked at, 0..1. */
  light: 0,
})

export const createStackPose = () => ({
  tiltX: 0,
  tiltY: 0,
  discs: Array.from({ length: DISCS }, createDiscPose),
  core: { x: 0, y: 0, z: 0, radius: 0, turn: 0 },
  /** Where a disc has been taken out: its seat, and how far it is. */
  seat: { y: 0, level: 0 },
  record: { x: 0, y: 0, level: 0 },
  energy: 0,
})

/** Where the discs are: the axis they stand on, and the height of each. */
export type Seats = ReturnType<typeof createSeats>
export const createSeats = () => ({ x: 0, y: new Float32Array(DISCS) })

const TILT = 4
/** How far a disc is chosen when it begins to move; below a half, so that there is no pause. */
const EXCHANGE = 0.4
/** The core keeps to the disc with the larger share: between two the metal would cut it, and there it is not seen. */
const HOLD = 5

function poseDisc(
  shape: StackShape,
  i: number,
  seats: Readonly<Seats>,
  shown: StackShown,
  { discs, tiltX, tiltY }: StackPose,
): void {
  const disc = discs[i]
  if (!disc) return
  const apart = clamp01(shown.apart.value)
  const chosen = clamp01(shown.chosen[i]?.value ?? 0)
  // The one before is back in its seat by then: on one way two discs would cut each other.
  const out = clamp01((chosen - EXCHANGE) / (1 - EXCHANGE)) * apart
  const seat = seats.y[i] ?? layerHeight(shape, i)
  // It comes towards the reader first, then aside.
  const aside = smoothstep(0.08, 1, out)
  const near = smoothstep(0, 0.85, out)
  const closed = lerp(DRUM.grown, 1, apart)
  const reached = 1 - smoothstep(0.1, 0.75, Math.abs(shown.record.value - i))
  const passed = reached * clamp01(shown.dropping.value) * apart
  disc.radius = shape.radius * closed * lerp(1, shape.grown, near)
  disc.x = lerp(seats.x, shape.out, aside)
  const lean = lerp(LEAN.closed, LEAN.apart, apart) * DEGREE
  // Closed they stand along their own axis, apart along the upright one of the labels.
  const along = (2.5 - i) * DRUM.pitch * shape.radius * DRUM.grown
  disc.y = lerp(along * Math.cos(lean), seat, apart) * lerp(1, shape.kept, aside)
  disc.z = along * Math.sin(lean) * (1 - apart) + shape.near * near
  disc.lean = lerp(lean, LEAN.out * DEGREE, near) + tiltX
  disc.roll = lerp(0, -9, aside) * DEGREE - tiltY * 0.5
  disc.light = Math.max(chosen * apart, passed)
}

/** Pure; writes `out` and returns it. Of what is shown it reads the eased values. */
export function pose(
  shape: StackShape,
  seats: Readonly<Seats>,
  { time, progress, pointer }: Readonly<{ time: number; progress: number; pointer: Readonly<Pointer> }>,
  shown: StackShown,
  out: StackPose,
): StackPose {
  tiltBy(pointer, out, TILT)
  const { core, record, seat } = out
  let left = 1
  let total = 0
  core.x = core.y = core.z = core.radius = 0
  seat.y = seat.level = 0
  for (let i = 0; i < DISCS; i += 1) {
    poseDisc(shape, i, seats, shown, out)
    const disc = out.discs[i]
    if (!disc) continue
    disc.turn =
      (i % 2 ? -1 : 1) *
      (time * TURNING * TAU + clamp01(progress) * 0.9 + (1 - clamp01(shown.apart.value)) * 0.6)
    const share = Math.min(left, clamp01(shown.chosen[i]?.value ?? 0))
    left -= share
    total += share ** HOLD
    addCore(disc, share ** HOLD, core)
    seat.y += share * (seats.y[i] ?? 0)
    seat.level += share * clamp01(shown.apart.value)
  }
  // At its height from the start: it comes up there.
  if (left < 1) seat.y /= 1 - left
  const top = out.discs[0]
  if (top) addCore(top, left ** HOLD, core)
  total += left ** HOLD
  core.x /= total
  core.y /= total
  core.z /= total
  core.radius *= smoothstep(0.1, 0.6, total) / total
  core.turn = time * 0.06
  const dropping = clamp01(shown.dropping.value) * clamp01(shown.apart.value)
  record.x = seats.x
  record.y = heightAt(shape, seats, shown.record.value)
  record.level = dropping * (1 - smoothstep(5.2, 6, shown.record.value))
  out.energy = 0.5 * dropping
  return out
}

/** The core sits in the bezel of the disc that is taken out, or of the top one. */
function addCore(disc: Readonly<DiscPose>, share: number, core: StackPose['core']): void {
  const radius = CORE.radius * disc.radius
  const lift = CORE.lift * disc.radius
  core.x += share * (disc.x - Math.sin(disc.roll) * Math.cos(disc.lean) * lift)
  core.y += share * (disc.y + Math.cos(disc.lean) * lift)
  core.z += share * (disc.z + Math.sin(disc.lean) * lift)
  core.radius += share * radius
}

/** At the first disc the record is over the core, in which it would not be seen. */
function heightAt(shape: StackShape, seats: Readonly<Seats>, at: number): number {
  const from = Math.floor(at)
  const a = seats.y[from] ?? layerHeight(shape, from)
  const b = seats.y[from + 1] ?? layerHeight(shape, from + 1)
  return lerp(a, b, at - from) + lerp(0.47 * shape.radius, 0.42, clamp01(at))
}

import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { Lamp } from '#scenes/instrument/lamps.ts'
import type { Piece } from '#scenes/instrument/mechanism.ts'
import type { Tier } from '#scenes/instrument/scene-props.ts'

/** A joint: radians about x, y and z in three's order, and its place in the one it hangs in. */
export interface Turn {
  x: number
  y: number
  z: number
  at: { x: number; y: number; z: number }
}

/** One capability as an instrument. Ten units fill the height of its place; it stays within 4.6 of the centre. */
export interface CapabilityObject {
  /** Rings, rods and plates by joint; joint i hangs in `parents[i]`. */
  pieces: (tier: Tier) => Piece[]
  parents: readonly (number | null)[]
  core: { radius: number; y: number }
  lamps: readonly Lamp[]
  /** Rings that the others mirror, by joint. */
  mirrored: readonly { joint: number; spec: BandSpec }[]
  /** Streams from these rings into the core: radius and height. */
  streams: readonly { radius: number; y: number }[]
  /** Pure. `wake` 0..1: the pointer is on its card. Writes a turn for each joint. */
  move: (time: number, wake: number, out: readonly Turn[]) => void
}

const SIDES: Record<Tier, number> = { high: 120, medium: 88, low: 60 }

/** A ring of the given size; narrow ones have no groove. */
export function band(
  radius: number,
  axial: number,
  depth: number,
  tier: Tier = 'high',
  rim = 0.06,
  groove = 0.02,
): BandSpec {
  return { radius, axial, depth, rim, groove, segments: Math.round(SIDES[tier] * (radius > 2 ? 1 : 0.7)) }
}

/** Turns one joint. */
export function turn(out: readonly Turn[], joint: number, x: number, y: number, z: number): void {
  const to = out[joint]
  if (!to) return
  to.x = x
  to.y = y
  to.z = z
}

/** Puts one joint somewhere. */
export function move(out: readonly Turn[], joint: number, x: number, y: number, z: number): void {
  const at = out[joint]?.at
  if (!at) return
  at.x = x
  at.y = y
  at.z = z
}

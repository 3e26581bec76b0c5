import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { Lamp } from '#scenes/instrument/lamps.ts'
import { type Piece, ringPiece } from '#scenes/instrument/mechanism.ts'

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
  pieces: () => Piece[]
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

/** A ring of the given size; narrow ones have no groove. */
export const band = (radius: number, axial: number, depth: number, rim = 0.06, groove = 0.02): BandSpec => ({
  radius,
  axial,
  depth,
  rim,
  groove,
})

/** Six objects stand side by side: at their size a ring of the lowest tier is as round as one of the highest. */
export const ring = (joint: number, spec: BandSpec): Piece => ringPiece(joint, spec, 'low')

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

import type { Group } from 'three'
import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { Lamp } from '#scenes/instrument/lamps.ts'
import { type Piece, ringPiece } from '#scenes/instrument/mechanism.ts'

/** One capability as an instrument. Ten units fill the height of its place; it stays within 4.6 of the centre. */
export interface CapabilityObject {
  /** Rings, rods and plates by joint; joint i hangs in `parents[i]`. */
  pieces: () => Piece[]
  parents: readonly (number | null)[]
  core: { radius: number; y: number }
  lamps?: readonly Lamp[]
  /** Rings that the others mirror, by joint. */
  mirrored?: readonly { joint: number; spec: BandSpec }[]
  /** Streams from these rings into the core: radius and height. */
  streams?: readonly { radius: number; y: number }[]
  /** Turns and places its joints. `wake` 0..1: the pointer is on its card. */
  move: (time: number, wake: number, joints: readonly Group[]) => void
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

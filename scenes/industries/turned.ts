import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned } from '#scenes/instrument/metalwork.ts'
import { lathe } from '#scenes/instrument/solids.ts'

/** A turned foot, and a stem from it up to `top`. */
export function addFoot(builder: MeshBuilder, top: number, stem = 0.06): void {
  const outline = [
    [0.4, 0],
    [0.4, 0.06],
    [0.32, 0.1],
    [0.14, 0.14],
    [stem, 0.22],
    [stem, top],
  ] as const
  lathe(builder, outline, 24)
}

/** A flat ring, or a disc, that faces the reader. */
export function addHoop(builder: MeshBuilder, y: number, outer: number, inner: number, half: number): void {
  const bevel = 0.03
  const profile = [
    [0, inner],
    [0, outer - bevel],
    [0.15, outer],
    [0.85, outer],
    [1, outer - bevel],
    [1, inner],
    [0, inner],
  ] as const
  addTurned(builder, [0, y, -half], [0, y, half], profile, 48)
}

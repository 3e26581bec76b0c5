import { TAU } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import { addTurned, type Solid } from './metalwork.ts'
import { addRim, roundEdge, toothedEdge } from './rim.ts'

/** A spoked wheel with real teeth, about y. Units are scene units. */
interface GearSpec {
  /** Pitch radius: where it meets its neighbour. */
  radius: number
  teeth: number
  /** Height of a tooth. */
  tooth: number
  /** Radial width of the rim below the teeth. */
  rim: number
  /** Radius of the hub. */
  hub: number
  spokes: number
  thickness: number
}

const BEVEL = 0.12

export function addGear(builder: MeshBuilder, spec: GearSpec): void {
  const half = spec.thickness / 2
  const bevel = spec.thickness * BEVEL
  const [root, tip] = [spec.radius - spec.tooth / 2, spec.radius + spec.tooth / 2]
  const hole = root - spec.rim
  const edge = toothedEdge(spec.teeth, [
    [root, -0.3],
    [tip, -0.16],
    [tip, 0.16],
    [root, 0.3],
  ])
  addRim(builder, { edge, hole, half, bevel })
  addRim(builder, { edge: roundEdge(spec.hub, 48), hole: spec.hub * 0.5, half: half * 1.5, bevel })
  for (let i = 0; i < spec.spokes; i += 1) {
    const angle = (i / spec.spokes) * TAU
    const at = (r: number) => [Math.cos(angle) * r, 0, Math.sin(angle) * r] as const
    const thick = half * 0.92
    addTurned(
      builder,
      at(spec.hub * 0.9),
      at(hole + spec.rim * 0.2),
      [
        [0, thick * 1.5],
        [0.25, thick],
        [0.7, thick * 0.86],
        // It ends within the rim, and no thicker, or its end would lie on the rim's face.
        [1, half * 0.95],
      ],
      12,
    )
  }
}

export const gear =
  (spec: GearSpec): Solid =>
  (builder) =>
    addGear(builder, spec)

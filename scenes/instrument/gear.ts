import { TAU } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import { addAnnulus, addTurned, type Solid } from './metalwork.ts'

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

/** Corner i of the toothed edge: four a tooth. */
function edgeOf({ radius, teeth, tooth }: GearSpec): (i: number) => readonly [r: number, angle: number] {
  const pitch = TAU / teeth
  const offsets = [-0.3, -0.16, 0.16, 0.3]
  return (i) => {
    const corner = i % 4
    const r = radius + (corner === 1 || corner === 2 ? 0.5 : -0.5) * tooth
    return [r, (Math.floor(i / 4) + (offsets[corner] ?? 0)) * pitch]
  }
}

export function addGear(builder: MeshBuilder, spec: GearSpec): void {
  const half = spec.thickness / 2
  const bevel = spec.thickness * BEVEL
  const hole = spec.radius - spec.tooth / 2 - spec.rim
  addAnnulus(builder, { edge: edgeOf(spec), corners: spec.teeth * 4, hole, half, bevel })
  const round = (r: number) => (i: number) => [r, (i / 48) * TAU] as const
  addAnnulus(builder, { edge: round(spec.hub), corners: 48, hole: spec.hub * 0.5, half: half * 1.5, bevel })
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
        [0.75, thick],
        [1, thick * 1.5],
      ],
      8,
    )
  }
}

export const gear =
  (spec: GearSpec): Solid =>
  (builder) =>
    addGear(builder, spec)

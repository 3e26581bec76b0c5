import { TAU } from './ease.ts'
import type { MeshBuilder } from './mesh-builder.ts'
import type { Solid } from './metalwork.ts'
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

/** Rings of a spoke, and corners of each. */
const SPOKE = { rings: 12, sides: 16 }

/**
 * A round spoke at this angle, thicker at the hub, which spreads where it ends within the rim. There it is no thicker than the
 * rim between its bevels, or it would stand out on them. Its normals are those of one curve: between turned sections the light
 * would break at every joint.
 */
function addSpoke(builder: MeshBuilder, angle: number, from: number, to: number, half: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  let before: number[] = []
  for (let k = 0; k < SPOKE.rings; k += 1) {
    const t = k / (SPOKE.rings - 1)
    const high = half * (0.74 + 0.62 * (1 - t) ** 3)
    const broad = high + half * 0.5 * t ** 8
    const slope = (half * -1.86 * (1 - t) ** 2) / (to - from)
    const spread = slope + (half * 4 * t ** 7) / (to - from)
    const on = from + (to - from) * t
    const ring = Array.from({ length: SPOKE.sides }, (_, i) => {
      const [a, up] = [Math.cos((i / SPOKE.sides) * TAU), Math.sin((i / SPOKE.sides) * TAU)]
      const out = a * a * spread + up * up * slope
      const normal = [-s * a - c * out, up, c * a - s * out]
      return builder.vertex([c * on - s * a * broad, up * high, s * on + c * a * broad], normal, 1, 0)
    })
    before.forEach((corner, i) => {
      const next = (i + 1) % SPOKE.sides
      builder.quad(corner, ring[i] ?? 0, before[next] ?? 0, ring[next] ?? 0)
    })
    before = ring
  }
}

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
  for (let i = 0; i < spec.spokes; i += 1)
    addSpoke(builder, (i / spec.spokes) * TAU, spec.hub * 0.9, hole + spec.rim * 0.2, half)
}

export const gear =
  (spec: GearSpec): Solid =>
  (builder) =>
    addGear(builder, spec)

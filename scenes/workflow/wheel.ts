import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { lathe } from '#scenes/instrument/solids.ts'
import { addRim, addSpokes, toothedEdge } from '#scenes/instrument/rim.ts'
import { MODULE } from '#src/content/automation/workflow-train.ts'
import type { Seated } from '#src/lib/gear-train.ts'
import { WHEEL } from './config.ts'

/** Foot, flank at the pitch, and tip, on both sides of each tooth. */
export function edgeOf({ teeth, radius }: Pick<Seated, 'teeth' | 'radius'>) {
  const { foot, pitch, tip } = WHEEL.tooth
  const [low, high] = [radius - WHEEL.dedendum, radius + WHEEL.addendum]
  return toothedEdge(teeth, [
    [low, -foot],
    [radius, -pitch],
    [high - 0.2 * MODULE, -tip * 1.25],
    [high, -tip * 0.7],
    [high, tip * 0.7],
    [high - 0.2 * MODULE, tip * 1.25],
    [radius, pitch],
    [low, foot],
  ])
}

/** Faces are dim and edges bright: dark metal with bright lines. */
const SHADES = [0.7, 1.9, 0.55, 1.3, 0.16, 1.7, 0.62, 1.9, 0.5, 0.8, 0.6, 0.8]

export function rim(builder: MeshBuilder, gear: Seated): void {
  const { thickness, bevel, dedendum, line } = WHEEL
  const root = gear.radius - dedendum
  const [outer, inner] = [root - line.inset, root - line.inset - line.width]
  addRim(builder, {
    edge: edgeOf(gear),
    hole: root - WHEEL.rim,
    half: thickness / 2,
    bevel,
    line: [
      [outer, 0],
      [outer - 0.02, line.depth],
      [inner, line.depth],
      [inner - 0.02, 0],
    ],
    shades: SHADES,
    brushed: true,
  })
}

/** Crossed out as a watchmaker does: spokes that widen towards hub and rim. */
export function spokes(builder: MeshBuilder, { radius }: Seated): void {
  const count = radius > 2.6 ? 7 : radius > 1.9 ? 6 : 5
  const [inner, outer] = [radius * WHEEL.hub * 0.9, radius - WHEEL.dedendum - WHEEL.rim + 0.05]
  const broad = radius * 0.1
  const stations = [
    [inner, broad * 1.35],
    [inner + (outer - inner) * 0.3, broad * 0.72],
    [inner + (outer - inner) * 0.72, broad * 0.66],
    [outer, broad * 1.2],
  ] as const
  addSpokes(builder, count, stations, WHEEL.thickness * 0.34)
}

/** A turned hub, which the clutch takes hold of. */
export function hub(builder: MeshBuilder, { radius }: Seated): void {
  const r = radius * WHEEL.hub
  const half = WHEEL.thickness / 2
  lathe(
    builder,
    [
      [0, -half],
      [r - 0.05, -half],
      [r, -half + 0.05],
      [r, half],
      [r - 0.04, half + 0.04],
      [r - 0.1, half + 0.04],
      [r - 0.12, half],
      [0.1, half],
    ],
    56,
  )
}

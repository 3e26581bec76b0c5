import { TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { lathe, plate } from '#scenes/instrument/solids.ts'
import { MODULE } from '#src/content/automation/workflow-train.ts'
import type { Seated } from '#src/lib/gear-train.ts'
import { WHEEL } from './config.ts'

type Corner = readonly [x: number, y: number, z: number]

/** Outline of a toothed edge, radius and angle: foot, flank at the pitch, and tip, both sides of each tooth. */
export function toothedEdge({ teeth, radius }: Pick<Seated, 'teeth' | 'radius'>) {
  const { foot, pitch, tip } = WHEEL.tooth
  const [low, high] = [radius - WHEEL.dedendum, radius + WHEEL.addendum]
  const steps = [
    [low, -foot],
    [radius, -pitch],
    [high - 0.2 * MODULE, -tip * 1.25],
    [high, -tip * 0.7],
    [high, tip * 0.7],
    [high - 0.2 * MODULE, tip * 1.25],
    [radius, pitch],
    [low, foot],
  ] as const
  return Array.from({ length: teeth }, (_, tooth) =>
    steps.map(([r, share]) => ({ r, angle: ((tooth + share) / teeth) * TAU })),
  ).flat()
}

/** Flat facets between two loops of corners; brushed round and round. */
function strip(builder: MeshBuilder, a: readonly Corner[], b: readonly Corner[], shade: number): void {
  a.forEach((p, i) => {
    const j = (i + 1) % a.length
    const [q, s, t] = [a[j] ?? p, b[i] ?? p, b[j] ?? p]
    const [ux, uy, uz] = [t[0] - p[0], t[1] - p[1], t[2] - p[2]]
    const [vx, vy, vz] = [s[0] - q[0], s[1] - q[1], s[2] - q[2]]
    const normal = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux]
    const put = (c: Corner) => builder.vertex(c, normal, shade, Math.hypot(c[0], c[2]))
    builder.quad(put(p), put(s), put(q), put(t))
  })
}

/** The rim with its teeth: bevelled, with an engraved line on its face. */
export function rim(builder: MeshBuilder, gear: Seated): void {
  const { thickness, bevel, dedendum, line } = WHEEL
  const edge = toothedEdge(gear)
  const half = thickness / 2
  const root = gear.radius - dedendum
  const hole = root - WHEEL.rim
  const toothed = (inset: number, y: number): Corner[] =>
    edge.map(({ r, angle }) => [Math.cos(angle) * (r - inset), y, Math.sin(angle) * (r - inset)])
  const round = (r: number, y: number): Corner[] =>
    edge.map(({ angle }) => [Math.cos(angle) * r, y, Math.sin(angle) * r])
  const loops = [
    toothed(0, bevel - half),
    toothed(0, half - bevel),
    toothed(bevel, half),
    round(root - line.inset, half),
    round(root - line.inset - 0.02, half - line.depth),
    round(root - line.inset - line.width, half - line.depth),
    round(root - line.inset - line.width - 0.02, half),
    round(hole + bevel, half),
    round(hole, half - bevel),
    round(hole, bevel - half),
    round(hole + bevel, -half),
    toothed(bevel, -half),
  ]
  // Faces are dim and edges bright: dark metal with bright lines.
  const shades = [0.7, 1.9, 0.55, 1.3, 0.16, 1.7, 0.62, 1.9, 0.5, 0.8, 0.6, 0.8]
  loops.forEach((loop, i) => strip(builder, loop, loops[(i + 1) % loops.length] ?? loop, shades[i] ?? 1))
}

/** Crossed out as a watchmaker does: spokes that widen towards hub and rim. */
export function spokes(builder: MeshBuilder, { radius }: Seated): void {
  const count = radius > 2.6 ? 7 : radius > 1.9 ? 6 : 5
  const [inner, outer] = [radius * WHEEL.hub * 0.9, radius - WHEEL.dedendum - WHEEL.rim + 0.05]
  const broad = radius * 0.1
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + 0.5) / count) * TAU
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number) => [c * along - s * across, s * along + c * across] as const
    const stations = [
      [inner, 1.35],
      [inner + (outer - inner) * 0.3, 0.72],
      [inner + (outer - inner) * 0.72, 0.66],
      [outer, 1.2],
    ] as const
    stations.slice(1).forEach(([end, endWide], part) => {
      const [start, startWide] = stations[part] ?? [end, endWide]
      plate(
        builder,
        [
          at(start, -broad * startWide),
          at(end, -broad * endWide),
          at(end, broad * endWide),
          at(start, broad * startWide),
        ],
        WHEEL.thickness * 0.34,
      )
    })
  }
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

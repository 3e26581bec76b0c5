import { TAU } from '#scenes/instrument/ease.ts'
import type { Piece } from '#scenes/instrument/mechanism.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { ball, lathe, plate, rod } from '#scenes/instrument/solids.ts'
import { MODULE, train } from '#src/content/automation/workflow-train.ts'
import type { Seated } from '#src/lib/gear-train.ts'
import { BEAD, BRIDGE, CHUTE, DIAL, FLAG, WHEEL } from './config.ts'

type Corner = readonly [x: number, y: number, z: number]

/** Joints: a gear each, then what stands still at each, then the flag. */
export const JOINTS = { gear: 0, still: train.length, flag: 2 * train.length }

const solid = (joint: number, stuff: Piece['stuff'], draw: (builder: MeshBuilder) => void): Piece => {
  const builder = new MeshBuilder()
  draw(builder)
  return { joint, stuff, geometry: builder.build() }
}

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
function rim(builder: MeshBuilder, gear: Seated): void {
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
function spokes(builder: MeshBuilder, { radius }: Seated): void {
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
function hub(builder: MeshBuilder, { radius }: Seated): void {
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

/** What stands still at a gear: its arbor, the bar to the arbor before, and the plate of its gauge. */
function arbor(builder: MeshBuilder, { radius }: Seated): void {
  const r = radius * 0.07 + 0.06
  const foot = BRIDGE.y - 0.2
  lathe(
    builder,
    [
      [0, foot],
      [r * 1.9, foot],
      [r * 1.9, foot + 0.1],
      [r, foot + 0.16],
      [r, DIAL.y + 0.1],
      [r * 0.6, DIAL.y + 0.2],
      [0, DIAL.y + 0.22],
    ],
    24,
  )
}

function dial(builder: MeshBuilder, { radius }: Seated): void {
  const r = radius * WHEEL.dial
  const [low, high] = [DIAL.y - DIAL.half, DIAL.y + DIAL.half]
  lathe(
    builder,
    [
      [0, low],
      [r, low],
      [r, high],
      [r - 0.035, high + 0.03],
      [r - 0.08, high + 0.03],
      [r - 0.1, high],
      [0, high],
    ],
    56,
  )
}

/** A bar from the arbor of `to` back to that of `from`, in the place of `to`. */
function bridge(builder: MeshBuilder, from: Seated, to: Seated): void {
  const [dx, dz] = [from.x - to.x, from.z - to.z]
  const angle = Math.atan2(dz, dx)
  const length = Math.hypot(dx, dz)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const corners: [number, number][] = []
  const end = (at: number, turn: number) => {
    for (let i = 0; i <= 8; i += 1) {
      const a = turn + (i / 8) * Math.PI
      const [x, z] = [at + Math.cos(a) * BRIDGE.width, Math.sin(a) * BRIDGE.width]
      corners.push([x * c - z * s, x * s + z * c])
    }
  }
  end(length, -Math.PI / 2)
  end(0, Math.PI / 2)
  plate(builder, corners, BRIDGE.half, BRIDGE.y)
}

/** Two rails on a post, with a ball at each end; the lead waits at their upper end. */
function chute(builder: MeshBuilder, { radius, entry }: Seated): void {
  const [c, s] = [Math.cos(entry), Math.sin(entry)]
  const below = BEAD.radius * 0.62
  /** On the rails: `out` units beyond where the lead comes down, on the side `side`. */
  const at = (out: number, side: number): Corner => [
    c * (radius + out) - s * side * CHUTE.gauge,
    BEAD.ride - below + (CHUTE.rise * out) / CHUTE.length,
    s * (radius + out) + c * side * CHUTE.gauge,
  ]
  const [upper, lower] = [CHUTE.length + 0.5, 0.3]
  for (const side of [-1, 1]) {
    rod(builder, at(upper, side), at(lower, side), CHUTE.rod)
    ball(builder, at(upper, side), CHUTE.rod * 2.2, 14)
    ball(builder, at(lower, side), CHUTE.rod * 1.6, 12)
  }
  for (const out of [upper - 0.1, 1.1]) rod(builder, at(out, -1), at(out, 1), CHUTE.rod)
  const [x, y, z] = at(1.1, 0)
  rod(builder, [x, BRIDGE.y, z], [x, y, z], CHUTE.rod * 1.6)
}

function arm(builder: MeshBuilder): void {
  rod(builder, [0, FLAG.y, 0], [FLAG.length, FLAG.y, 0], 0.06)
  ball(builder, [FLAG.length, FLAG.y, 0], 0.12, 16)
  rod(builder, [0, DIAL.y, 0], [0, FLAG.y + 0.12, 0], 0.2, 24)
  ball(builder, [0, FLAG.y + 0.1, 0], 0.2, 20)
}

/** Swallow-tailed. */
function pennant(builder: MeshBuilder): void {
  const [from, to] = [FLAG.length - 1.28, FLAG.length - 0.14]
  const outline = [
    [(from + to) / 2, 1.12],
    [from, 1.5],
    [from, 0.02],
    [to, 0.02],
    [to, 1.5],
  ] as const
  plate(builder, outline, 0.035, FLAG.y)
}

/** All metal of the train, in one draw. */
export function pieces(): Piece[] {
  return [
    ...train.flatMap((gear, i): Piece[] => {
      const before = train[i - 1]
      return [
        solid(JOINTS.gear + i, 'brass', (builder) => {
          rim(builder, gear)
          hub(builder, gear)
        }),
        solid(JOINTS.gear + i, 'bronze', (builder) => spokes(builder, gear)),
        solid(JOINTS.still + i, 'brass', (builder) => arbor(builder, gear)),
        solid(JOINTS.still + i, 'bronze', (builder) => {
          dial(builder, gear)
          if (before) bridge(builder, before, gear)
        }),
      ]
    }),
    ...train.slice(0, 1).map((gear) => solid(JOINTS.still, 'brass', (builder) => chute(builder, gear))),
    solid(JOINTS.flag, 'brass', arm),
    solid(JOINTS.flag, 'lacquer', pennant),
  ]
}

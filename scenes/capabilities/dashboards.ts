import { TAU } from '#scenes/instrument/ease.ts'
import type { Lamp } from '#scenes/instrument/lamps.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { solidPiece } from '#scenes/instrument/mechanism.ts'
import { ball, rod } from '#scenes/instrument/solids.ts'
import { band, type CapabilityObject, ring } from './object.ts'

const BEZEL = band(3.9, 0.7, 0.36, 0.09, 0.04)
const MARKS = 60
/** Share of the dial that is lit, and the angle at which it begins. */
const LIT = 0.78
const START = 2.2

/** Terraces of the cut dish: radius, height, and facets around. */
const TERRACES = [
  { r: 0.95, y: -0.42, n: 12 },
  { r: 2.05, y: -0.28, n: 12 },
  { r: 3.1, y: 0.02, n: 24 },
  { r: 3.72, y: 0.12, n: 24 },
] as const

/** Flat facets: each has one normal, and so mirrors one part of the surroundings. */
function dish(builder: MeshBuilder): void {
  TERRACES.slice(1).forEach((outer, row) => {
    const inner = TERRACES[row] ?? outer
    for (let i = 0; i < outer.n; i += 1) {
      const [a, b] = [(i / outer.n) * TAU, ((i + 1) / outer.n) * TAU]
      const twist = row % 2 === 0 ? TAU / outer.n / 2 : 0
      const at = (r: number, y: number, angle: number) => [
        Math.cos(angle + twist) * r,
        y,
        Math.sin(angle + twist) * r,
      ]
      const middle = (a + b) / 2 + twist
      const rise = (outer.y - inner.y) / (outer.r - inner.r)
      // Tipped a little to one side or the other, so that neighbours never shine alike.
      const tip = (i % 2 ? 1 : -1) * 0.06
      const normal = [
        -Math.cos(middle) * rise - Math.sin(middle) * tip,
        1,
        -Math.sin(middle) * rise + Math.cos(middle) * tip,
      ]
      const [p, q, s, t] = [
        at(inner.r * 0.93, inner.y, a),
        at(outer.r, outer.y, a),
        at(inner.r * 0.93, inner.y, b),
        at(outer.r, outer.y, b),
      ].map((corner) => builder.vertex(corner, normal, 1, 0))
      builder.quad(q ?? 0, p ?? 0, t ?? 0, s ?? 0)
    }
  })
}

function mark(_: unknown, i: number): Lamp {
  const at = i / MARKS
  const angle = START + at * TAU * LIT
  const long = i % 10 === 0
  const r = long ? 3.28 : 3.36
  return {
    foot: [Math.cos(angle) * r, 0.1, Math.sin(angle) * r],
    angle: -angle,
    width: long ? 0.62 : 0.44,
    depth: 0.1,
    height: 0.1,
    phase: at,
    warm: at > 0.86 ? 0.9 : 0,
  }
}

/** A faceted dial. */
export const dashboards: CapabilityObject = {
  pieces: () => [
    ring(0, BEZEL),
    solidPiece(0, 'lacquer', dish),
    solidPiece(1, 'brass', (builder) => {
      rod(builder, [0.7, 0.35, 0], [2.85, 0.28, 0], 0.045)
      rod(builder, [-1.3, 0.35, 0], [-0.7, 0.35, 0], 0.08)
      ball(builder, [-1.3, 0.35, 0], 0.17)
    }),
  ],
  parents: [null, 0],
  core: { radius: 0.74, y: 0 },
  lamps: Array.from({ length: MARKS }, mark),
  mirrored: [{ joint: 0, spec: BEZEL }],
  move(time, wake, joints) {
    const reading = 0.62 + 0.1 * Math.sin(time * 0.3) + 0.18 * wake
    joints[0]?.rotation.set(1.02, 0.06 * Math.sin(time * 0.2), -0.34 + 0.16 * wake)
    joints[1]?.rotation.set(0, -(START + reading * TAU * LIT), 0)
  },
}

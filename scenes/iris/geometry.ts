import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { ball } from '#scenes/instrument/solids.ts'

/* Units. A blade lies in the xz plane of its own, its pin at the origin and the axis of the iris at −x. */

export const BLADES = 8
/** Distance of the pins from the axis, and the radii about the axis between which an open blade lies; how far it reaches, degrees. */
export const BLADE = { pin: 2.53, inner: 2, outer: 3.06, reach: 74, thick: 0.026 } as const
/**
 * The rings before and behind the blades, and how far each is from the middle. Their opening widens towards the front, and is
 * narrow enough to hide open blades from where the reader looks: steep, its wall would mirror nothing but the light behind.
 * Less steep, its bevel would be taken for one round face with the rim, whose light by night ends at a ragged line within it.
 */
export const BEZEL = {
  radius: 2.54,
  axial: 0.12,
  depth: 1.28,
  rim: 0.14,
  groove: 0.024,
  dish: -0.1,
  taper: -1.4,
} as const
export const FRONT = 0.46
/** Width of the tip, as a share of the foot's. */
const TAPER = 0.8

type Point = readonly [x: number, z: number]
/** Across a blade: its outer and its inner edge. */
export type Row = readonly [outer: Point, inner: Point]

const HALF = (BLADE.outer - BLADE.inner) / 2

function across(angle: number, middle: number, half: number): Row {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (r: number): Point => [c * r - BLADE.pin, s * r]
  return [at(middle + half), at(middle - half)]
}

/** A crescent from its foot, round about the pin, to its tip. */
export function rows(steps = 40): Row[] {
  const round = Array.from({ length: 9 }, (_, i) => (i / 8) * 90 * DEGREE)
  const foot = round.map((angle): Row => {
    const [x, z] = [Math.sin(angle) * HALF, -Math.cos(angle) * HALF]
    return [
      [x, z],
      [-x, z],
    ]
  })
  const width = (t: number) => HALF * (1 - (1 - TAPER) * t * t)
  const body = Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    return across(t * BLADE.reach * DEGREE, BLADE.inner + width(t), width(t))
  })
  const end = width(1)
  const tip = round.slice(1).map((angle) => {
    const on = BLADE.reach * DEGREE + (Math.sin(angle) * end) / BLADE.inner
    return across(on, BLADE.inner + end, Math.cos(angle) * end)
  })
  return [...foot, ...body, ...tip]
}

/** Over the width of a blade, from its outer edge: place, height and lean of the surface, as shares; it is a little domed. */
const SECTION = [
  [-1, 0.2, -1],
  [-0.965, 1, -1],
  [-0.965, 1, -0.05],
  [0, 1, 0],
  [0.965, 1, 0.05],
  [0.965, 1, 1],
  [1, 0.2, 1],
] as const

function addFace(builder: MeshBuilder, all: readonly Row[], side: 1 | -1): void {
  const half = BLADE.thick / 2
  let before: number[] | null = null
  for (const [outer, inner] of all) {
    const [dx, dz] = [inner[0] - outer[0], inner[1] - outer[1]]
    const wide = Math.hypot(dx, dz) || 1
    const row = SECTION.map(([place, high, lean]) => {
      const t = (place + 1) / 2
      const at = [outer[0] + dx * t, side * high * half, outer[1] + dz * t]
      return builder.vertex(at, [(dx / wide) * lean, side, (dz / wide) * lean], 1, t * wide)
    })
    before?.forEach((a, k, last) => {
      const [b, c, d] = [last[k + 1], row[k], row[k + 1]]
      if (b === undefined || c === undefined || d === undefined) return
      if (side > 0) builder.quad(a, b, c, d)
      else builder.quad(c, d, a, b)
    })
    before = row
  }
}

/** A line engraved along the inner edge. */
function addLine(builder: MeshBuilder, all: readonly Row[], from: number, to: number): void {
  const y = BLADE.thick / 2 + 0.003
  let before: [number, number] | null = null
  for (const [outer, inner] of all) {
    const [dx, dz] = [inner[0] - outer[0], inner[1] - outer[1]]
    const wide = Math.hypot(dx, dz) || 1
    const at = (inset: number) =>
      builder.vertex([inner[0] - (dx / wide) * inset, y, inner[1] - (dz / wide) * inset], [0, 1, 0], 0.05, 0)
    const here: [number, number] = [at(to), at(from)]
    if (before) builder.quad(before[0], before[1], here[0], here[1])
    before = here
  }
}

export const blade: Solid = (builder) => {
  const all = rows()
  addFace(builder, all, 1)
  addFace(builder, all, -1)
  const body = all.slice(9, -6)
  addLine(builder, body, 0.08, 0.1)
}

/**
 * What shuts the opening that the blades leave: a low boss in it, on a flange behind them. The radius of each, and the heights
 * between which each lies, units; the boss rises by `dome` more.
 */
export const CAP = { boss: 0.28, radius: 0.46, from: -0.14, flange: -0.08, to: -0.03, dome: 0.05 } as const

export const cap: Solid = (builder) => {
  const { boss, radius, from, flange, to, dome } = CAP
  const share = (y: number) => (y - from) / (to + dome - from)
  const round = Array.from({ length: 9 }, (_, i) => {
    const out = 1 - i / 8
    return [share(to + dome * (1 - out * out)), boss * out] as const
  })
  const body = [[0, 0], [0, radius], [share(flange), radius], [share(flange), boss], ...round] as const
  addTurned(builder, [0, from, 0], [0, to + dome, 0], body, 48)
}

/** The heads of the pins, on the bezel. */
export const screws =
  (y: number): Solid =>
  (builder) => {
    const head = [
      [0, 0.12],
      [0.6, 0.12],
      [1, 0.08],
      [1, 0.03],
      [0.5, 0],
    ] as const
    for (let i = 0; i < BLADES; i += 1) {
      const [x, z] = [Math.cos((i / BLADES) * TAU) * BLADE.pin, Math.sin((i / BLADES) * TAU) * BLADE.pin]
      addTurned(builder, [x, y - 0.02, z], [x, y + 0.12, z], head, 24)
    }
  }

/** What the hand turns the outer ring by: a rod from it, with a knob. */
export const lever =
  (from: number): Solid =>
  (builder) => {
    addTurned(builder, [from, 0, 0], [from + 0.5, 0, 0], ROD(0.1), 20)
    ball(builder, [from + 0.64, 0, 0], 0.25, 40)
  }

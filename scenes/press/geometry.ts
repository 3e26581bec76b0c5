import { lerp, TAU } from '#scenes/instrument/ease.ts'
import { addStrip, addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import { addSheet } from '#scenes/instrument/sheet.ts'
import { ball } from '#scenes/instrument/solids.ts'

/* Units. The screw is the y axis. */

/** Top of the base, height of the beam that the screw goes through, and how far the columns are from the screw. */
export const BASE = -3
export const BEAM = 1.25
export const COLUMNS = 2.66
/** From the platen to the wheel on its screw. */
export const SCREW = 3.95
export const PAPERS = 8

/** A column: its foot stands out of the base, and its capital is higher than the beam that ends in it is thick. */
export const COLUMN = [
  [0, 0],
  [0, 0.32],
  [0.062, 0.32],
  [0.092, 0.17],
  [0.865, 0.14],
  [0.88, 0.29],
  [1, 0.29],
  [1, 0],
] as const
export const ARM = [
  [0, 0.17],
  [1, 0.14],
] as const

/** Two columns, and the beam with its nut. */
export const frame: Solid = (builder) => {
  for (const side of [-1, 1]) {
    const x = side * COLUMNS
    addTurned(builder, [x, BASE - 0.1, 0], [x, BEAM + 0.3, 0], COLUMN, 48)
    ball(builder, [x, BEAM + 0.45, 0], 0.24)
    addTurned(builder, [side * 0.4, BEAM, 0], [x, BEAM, 0], ARM, 32)
  }
  const nut = [
    [0, 0.24],
    [0, 0.5],
    [0.08, 0.58],
    [0.36, 0.58],
    [0.42, 0.5],
    [0.6, 0.5],
    [0.66, 0.58],
    [0.92, 0.58],
    [1, 0.5],
    [1, 0.24],
  ] as const
  addTurned(builder, [0, BEAM - 0.42, 0], [0, BEAM + 0.42, 0], nut, 48)
}

/** From the platen up to the wheel, ridged where its thread is. */
export const screw: Solid = (builder) => {
  const ridges = 26
  const thread = Array.from({ length: ridges }, (_, i) => {
    const t = 0.1 + (0.8 * i) / ridges
    return [
      [t, 0.19],
      [t + 0.4 / ridges, 0.24],
    ] as const
  }).flat()
  addTurned(
    builder,
    [0, 0, 0],
    [0, SCREW, 0],
    [[0, 0], [0, 0.5], [0.03, 0.5], [0.05, 0.3], [0.09, 0.3], [0.1, 0.19], ...thread, [0.9, 0.19], [1, 0.19]],
    32,
  )
}

/** Half of the height of a paper, of its length and of its breadth, units. */
export const PAPER = 0.046
const LONG = 1.68
const BROAD = 1.14
/** Leaves of a paper, half of a leaf's thickness, and what light its edges take: between dark gaps they tell it from a plank. */
const LEAVES = 3
const LEAF = 0.009
const EDGE = 1.3
/** Radius of the platen, and half of its height, units. */
export const PLATEN = { radius: 1.9, half: 0.12 }

/** How much light reaches a leaf between others. */
const BETWEEN = 0.56
/** How much reaches a place where something lies on it. */
const TOUCH = 0.15
/** From paper to paper, half pressed, units: the shade beneath the platen is that of all heights. */
const MEAN = 0.11

/** The light beside something that rises `far` units over a place, or stands out so far over it, and is `near` away. */
const beside = (near: number, far: number) => lerp(TOUCH, 1, near ** 2 / Math.max(1e-9, near ** 2 + far ** 2))

/** How much light the platen leaves, so far beneath it. On the top paper it stands. */
function lightUnder(below: number): (at: Point) => number {
  const wall = below > 0 ? 0 : 2 * PLATEN.half
  return ([x, , z]) => {
    const out = Math.hypot(x, z) - PLATEN.radius
    return out < 0 ? beside(below, out) : beside(out, wall)
  }
}

/** A paper, its long side along x, the first at the bottom. No other lies on the last one. */
export const paper =
  (index: number): Solid =>
  (builder) => {
    const above = PAPERS - 1 - index
    const light = lightUnder(above * MEAN)
    for (let leaf = 0; leaf < LEAVES; leaf += 1) {
      const top = above === 0 && leaf === LEAVES - 1
      addSheet(builder, [0, lerp(LEAF - PAPER, PAPER - LEAF, leaf / (LEAVES - 1)), 0], {
        long: LONG,
        broad: BROAD,
        half: LEAF,
        turn: 0.012 * Math.sin(2.4 * (index * LEAVES + leaf)),
        cut: 0.006,
        shade: top ? 1 / EDGE : BETWEEN,
        lightAt: (at) => EDGE * light(at),
      })
    }
  }

/** The bed is dark, and would show no shade beside the papers, were it not so much lighter away from them. */
const OPEN = 2.2

/** The bed's face within its rim, in the shade of the papers on it and of the platen over them. */
export const face: Solid = (builder) => {
  const platen = lightUnder(PAPERS * MEAN)
  const shade = (at: Point) => {
    const away = Math.hypot(Math.max(0, Math.abs(at[0]) - LONG), Math.max(0, Math.abs(at[2]) - BROAD))
    return OPEN * platen(at) * beside(away, 0.3)
  }
  const circle = (radius: number): Point[] =>
    Array.from({ length: 96 }, (_, i) => {
      const angle = (i / 96) * TAU
      return [Math.cos(angle) * radius, 0.02, Math.sin(angle) * radius]
    })
  const radii = Array.from({ length: 15 }, (_, i) => 2.2 - 0.08 * i)
  radii.slice(1).forEach((radius, i) => {
    addStrip(builder, circle(radii[i] ?? radius), circle(radius), { shade, brushed: true, smooth: true })
  })
}

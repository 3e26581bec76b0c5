import { addTurned, ROD, type Solid } from '#scenes/instrument/metalwork.ts'
import { addSheet } from '#scenes/instrument/sheet.ts'
import { ball } from '#scenes/instrument/solids.ts'

/* Units. The screw is the y axis. */

/** Top of the base, height of the beam that the screw goes through, and how far the columns are from the screw. */
export const BASE = -3
const BEAM = 1.25
const COLUMNS = 2.6
/** From the platen to the wheel on its screw. */
export const SCREW = 3.95
export const PAPERS = 9

/** Two columns, and the beam with its nut. */
export const frame: Solid = (builder) => {
  for (const side of [-1, 1]) {
    const x = side * COLUMNS
    addTurned(builder, [x, BASE - 0.1, 0], [x, BEAM + 0.3, 0], ROD(0.17), 24)
    ball(builder, [x, BEAM + 0.45, 0], 0.24)
    addTurned(builder, [side * 0.4, BEAM, 0], [x, BEAM, 0], ROD(0.17), 24)
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

/** Half of the height of a paper, units. */
export const PAPER = 0.03
const LEAF = 0.012

/** How much light reaches a leaf between others. */
const BETWEEN = 0.56

/** A paper of two leaves, its long side along x. No other lies on the top one. */
export const paper =
  (top: boolean): Solid =>
  (builder) => {
    for (const side of [-1, 1])
      addSheet(builder, [0, side * (PAPER - LEAF), 0], {
        long: 1.88,
        broad: 1.3,
        half: LEAF,
        turn: side * 0.007,
        cut: 0.006,
        shade: top && side > 0 ? 1 : BETWEEN,
      })
  }

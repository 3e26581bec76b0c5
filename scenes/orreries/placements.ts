import type { Placements } from '#scenes/instrument/placement.ts'

/** `show` of a placement in which all four turn on one arbor, in the order of the table's columns. */
export const IN_ROW = 4

export const placements = {
  hero: { place: 'hero', at: [0.738, 0.517], size: 1.06, lean: [56, 56], roll: [-12, -12] },
  // Its steps are a quarter of its row, whose names stand under them (src/pages/industries/fit-row.css).
  trades: {
    place: 'box',
    size: 1.522,
    lean: [0, 0],
    roll: [0, 0],
    turn: [5, -5],
    show: IN_ROW,
  },
} as const satisfies Placements

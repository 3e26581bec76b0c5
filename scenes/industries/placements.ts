import type { Placements } from '#scenes/instrument/placement.ts'

/** `show` of a placement in which all four stand on one rail, in the order of the table's columns. */
export const IN_ROW = 4

export const placements = {
  hero: { place: 'hero', at: [0.73, 0.54], size: 0.98, lean: [30, 30], roll: [0, 0] },
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

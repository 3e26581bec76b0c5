import { RIGHT, type Placements } from '#scenes/instrument/placement.ts'

/** `show` of a placement in which all four turn on one arbor, in the order of the table's columns. */
export const IN_ROW = 4

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.52], size: 1.02, lean: [34, 48], roll: [-12, -2] },
  trades: {
    ...RIGHT,
    size: 1.15,
    lean: [26, 14],
    roll: [-30, -18],
    turn: [28, 4],
    show: IN_ROW,
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.51],
    size: 1,
    // Leaning more, or rolled, its posts would part upwards, and it would look bent.
    lean: [3, 5],
    roll: [0, 0],
    turn: [-26, -14],
    // Beads at rest: what comes back at the left, what stays at the right.
    drive: [1, 1],
    card: { at: [0.5, 0.62], size: 1.17 },
  },
  week: {
    place: 'aside',
    at: [0.482, 0.5],
    size: 0.98,
    lean: [3, 5],
    roll: [0, 0],
    turn: [-24, -6],
    // The first rods are given back when the page opens, all of them when the table is read.
    drive: [-0.25, 1.75],
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.72, 0.5],
    size: 0.98,
    lean: [4, 10],
    roll: [2, 0],
    turn: [-24, -14],
    drive: [0.5, 1],
    card: { at: [0.5, 0.63], size: 1.28 },
  },
  matter: {
    place: 'aside',
    at: [0.475, 0.52],
    size: 1.02,
    lean: [4, 10],
    roll: [2, 0],
    turn: [-20, -6],
    // At the day itself when the page opens, at the defense when the list is read.
    drive: [-0.9, 2.3],
  },
} as const satisfies Placements

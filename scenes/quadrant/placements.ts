import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.72, 0.5],
    size: 0.98,
    lean: [4, 10],
    roll: [2, 0],
    turn: [-24, -14],
    card: { at: [0.5, 0.63], size: 1.28 },
  },
  matter: {
    place: 'aside',
    at: [0.475, 0.52],
    size: 1.02,
    lean: [4, 10],
    roll: [2, 0],
    turn: [-20, -6],
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.51],
    size: 1.04,
    lean: [17, 24],
    roll: [0, -2],
    turn: [10, 18],
    drive: [0.77, 1],
  },
  checks: {
    place: 'aside',
    at: [0.49, 0.52],
    size: 1.06,
    lean: [17, 24],
    roll: [0, -2],
    turn: [6, 20],
    drive: [0.4, 1.15],
  },
} as const satisfies Placements

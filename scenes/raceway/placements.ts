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
  text: {
    place: 'aside',
    size: 0.8,
    lean: [16, 22],
    roll: [0, 0],
    turn: [2, 16],
    light: 0.9,
    drive: [0.1, 1],
  },
} as const satisfies Placements

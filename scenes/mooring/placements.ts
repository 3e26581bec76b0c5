import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.73, 0.53],
    size: 0.7,
    lean: [8, 14],
    roll: [-36, -42],
    light: 0.95,
    drive: [0.14, 1],
  },
  text: {
    place: 'aside',
    at: [0.8, 0.56],
    size: 1.02,
    lean: [6, 14],
    roll: [6, -6],
    turn: [-10, 30],
    light: 0.9,
  },
} as const satisfies Placements

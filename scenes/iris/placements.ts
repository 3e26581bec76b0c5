import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.51],
    size: 1,
    lean: [70, 78],
    roll: [-16, -6],
    light: 0.95,
    drive: [0.08, 1],
  },
  text: {
    place: 'aside',
    at: [0.72, 0.6],
    size: 1.22,
    lean: [50, 66],
    roll: [20, -8],
    turn: [-70, -50],
    light: 1,
    drive: [1, 0],
  },
} as const satisfies Placements

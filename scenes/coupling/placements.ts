import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.71, 0.64],
    size: 0.86,
    lean: [18, 14],
    roll: [-46, -54],
    turn: [-14, -44],
  },
} as const satisfies Placements

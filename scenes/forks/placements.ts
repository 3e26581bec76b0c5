import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.51],
    size: 0.98,
    lean: [10, 16],
    roll: [3, -2],
    turn: [-22, -42],
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.52],
    size: 1.04,
    lean: [16, 22],
    roll: [0, -2],
    turn: [10, 4],
    drive: [0.5, 1],
  },
  text: { place: 'aside', size: 0.86, lean: [14, 20], roll: [0, 0], turn: [24, 4], light: 0.9 },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.735, 0.495], size: 1.06, lean: [14, 20], roll: [0, -2], turn: [28, 20] },
  month: {
    place: 'aside',
    at: [0.475, 0.47],
    size: 1.07,
    lean: [15, 15],
    roll: [0, 0],
    turn: [20, 20],
  },
} as const satisfies Placements

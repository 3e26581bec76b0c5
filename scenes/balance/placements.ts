import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.53], size: 1.04, lean: [14, 20], roll: [0, -2], turn: [26, 12] },
  month: {
    place: 'aside',
    at: [0.49, 0.52],
    size: 1.02,
    lean: [12, 20],
    roll: [0, -2],
    turn: [26, 6],
  },
} as const satisfies Placements

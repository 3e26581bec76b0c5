import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.735, 0.52],
    size: 0.97,
    lean: [6, 12],
    roll: [0, 0],
    turn: [-34, -16],
    drive: [0.42, 1.05],
  },
} as const satisfies Placements

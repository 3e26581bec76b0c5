import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  protection: {
    place: 'right',
    at: [0.72, 0.47],
    rest: 'none',
    size: 1.35,
    lean: [74, 62],
    roll: [0, 14],
    turn: [0, 90],
    light: 0.9,
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  protection: {
    place: 'box',
    still: true,
    size: 1.1,
    lean: [74, 62],
    roll: [0, 14],
    turn: [0, 90],
  },
} as const satisfies Placements

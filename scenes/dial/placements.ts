import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  showcase: {
    place: 'right',
    at: [0.7, 0.58],
    still: true,
    size: 1.61,
    lean: [70, 60],
    roll: [-14, 0],
    light: 0.95,
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  showcase: {
    place: 'right',
    rest: 'none',
    still: true,
    at: [0.56, 0.5],
    size: 1.04,
    lean: [70, 60],
    roll: [-14, 0],
    light: 0.95,
  },
} as const satisfies Placements

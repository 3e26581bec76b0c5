import { RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  showcase: {
    ...RIGHT,
    still: true,
    lean: [70, 60],
    roll: [-14, 0],
  },
} as const satisfies Placements

import { LEFT, RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  services: {
    ...RIGHT,
    size: 1.08,
    still: true,
    lean: [58, 24],
    roll: [-10, 10],
    turn: [0, 60],
  },
  platform: {
    ...LEFT,
    size: 1.08,
    lean: [30, 52],
    roll: [10, -8],
    turn: [60, 0],
  },
} as const satisfies Placements

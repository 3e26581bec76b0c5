import { RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  services: {
    ...RIGHT,
    still: true,
    size: 1.08,
    lean: [58, 24],
    roll: [-10, 10],
    turn: [0, 60],
    drive: [0.2, 1.2],
  },
  platform: {
    ...RIGHT,
    size: 1.08,
    lean: [30, 52],
    roll: [10, -8],
    turn: [60, 0],
    drive: [0.2, 1.2],
  },
} as const satisfies Placements

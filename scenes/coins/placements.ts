import { LEFT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  platform: {
    ...LEFT,
    size: 1.08,
    lean: [30, 52],
    roll: [10, -8],
    turn: [60, 0],
    drive: [0.2, 1.2],
  },
} as const satisfies Placements

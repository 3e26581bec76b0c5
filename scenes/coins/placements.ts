import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  services: {
    place: 'right',
    at: [0.58, 0.57],
    still: true,
    size: 1.46,
    lean: [58, 24],
    roll: [-10, 10],
    turn: [0, 60],
    light: 0.95,
  },
  platform: {
    place: 'left',
    at: [0.34, 0.56],
    size: 1.5,
    lean: [30, 52],
    roll: [10, -8],
    turn: [60, 0],
    light: 0.95,
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  services: {
    place: 'right',
    rest: 'none',
    still: true,
    size: 0.94,
    lean: [58, 24],
    roll: [-10, 10],
    turn: [0, 60],
    light: 0.95,
  },
} as const satisfies Placements

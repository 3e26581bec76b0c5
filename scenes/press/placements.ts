import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    // Its line stands beneath it.
    at: [0.74, 0.495],
    size: 0.93,
    lean: [18, 24],
    // Beside the middle of the view upright things lean outwards: so turned, both of its columns lean alike.
    roll: [4, 3],
    turn: [-22, -14],
    drive: [0.15, 1.1],
  },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.51],
    size: 0.98,
    // Flatter, by night, the whole plate mirrors one panel, and is beige all over.
    lean: [18, 24],
    roll: [3, -2],
    // The small ones stay on either side of the large one.
    turn: [-8, 5],
    end: { turn: [5, -7] },
  },
} as const satisfies Placements

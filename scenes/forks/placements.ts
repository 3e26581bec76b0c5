import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.495],
    size: 0.95,
    // Flatter, by night, the whole plate mirrors one panel, and is beige all over.
    // It keeps its attitude while names stand over its forks.
    lean: [18, 18],
    roll: [3, 3],
    turn: [-8, -8],
    // The small ones stay on either side of the large one.
    end: { turn: [5, -7] },
  },
} as const satisfies Placements

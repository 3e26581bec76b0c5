import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.71, 0.64],
    size: 0.86,
    lean: [18, 14],
    roll: [-46, -54],
    turn: [-14, -44],
    // Slender: as tall as what stands beside it there.
    card: { at: [0.46, 0.54], size: 1.3 },
  },
} as const satisfies Placements

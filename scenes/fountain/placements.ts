import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.51],
    size: 1.02,
    lean: [18, 24],
    roll: [1, 0],
    turn: [-6, 14],
    card: { at: [0.5, 0.465] },
  },
  month: { place: 'aside', at: [0.5, 0.53], size: 1.1, lean: [16, 22], roll: [1, 0], turn: [-6, 14] },
} as const satisfies Placements

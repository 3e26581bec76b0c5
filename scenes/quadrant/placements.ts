import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.72, 0.5],
    size: 0.98,
    lean: [4, 6],
    roll: [2, 0],
    // Less than this the limb's left half, where the deadlines stand, would mirror nothing by night.
    turn: [-37, -32],
    card: { at: [0.5, 0.63], size: 1.28 },
  },
  matter: {
    place: 'aside',
    at: [0.475, 0.52],
    size: 1.02,
    lean: [4, 6],
    roll: [2, 0],
    turn: [-37, -32],
  },
} as const satisfies Placements

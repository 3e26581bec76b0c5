import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.7, 0.46],
    size: 1,
    lean: [6, 14],
    roll: [12, 4],
    turn: [-18, -10],
    drive: [1.2, 0.3],
    end: { drive: [1, 1] },
  },
  text: {
    place: 'aside',
    at: [0.46, 0.46],
    size: 0.98,
    lean: [4, 16],
    roll: [16, 6],
    turn: [-20, -8],
    light: 0.9,
    drive: [1, 0],
  },
} as const satisfies Placements

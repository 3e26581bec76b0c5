import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.52],
    size: 1.06,
    lean: [74, 84],
    roll: [-18, 4],
    light: 0.95,
    drive: [0.62, 1],
  },
  text: {
    place: 'aside',
    at: [0.8, 0.44],
    size: 1.57,
    lean: [70, 88],
    roll: [12, 0],
    light: 0.85,
    drive: [0.2, 1.1],
  },
} as const satisfies Placements

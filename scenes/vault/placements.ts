import { ASIDE, type Placements } from '#scenes/instrument/placement.ts'

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
    ...ASIDE,
    size: 1.04,
    lean: [70, 88],
    roll: [12, 0],
    drive: [0.2, 1.1],
  },
} as const satisfies Placements

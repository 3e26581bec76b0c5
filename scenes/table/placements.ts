import { LANE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.54],
    size: 1.06,
    lean: [34, 22],
    roll: [-12, -6],
    turn: [0, 20],
    drive: [0, 0.8],
  },
  integrations: { ...LANE, show: 0 },
  benefits: {
    place: 'right',
    at: [0.64, 0.48],
    size: 1.36,
    lean: [12, 58],
    roll: [10, -8],
    turn: [40, 120],
    light: 0.95,
    drive: [0.3, 1],
  },
  text: {
    place: 'aside',
    at: [0.72, 0.6],
    size: 1.44,
    lean: [20, 60],
    roll: [-20, 10],
    turn: [0, 200],
    light: 0.85,
  },
} as const satisfies Placements

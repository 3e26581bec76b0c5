import { MARGIN, type Placements } from '#scenes/instrument/placement.ts'

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
  integrations: { ...MARGIN, show: 0 },
  benefits: {
    place: 'right',
    rest: 'none',
    at: [0.52, 0.52],
    size: 0.98,
    lean: [12, 58],
    roll: [10, -8],
    turn: [40, 120],
    light: 0.95,
    drive: [0.3, 1],
  },
  tokens: {
    place: 'left',
    rest: 'none',
    at: [0.46, 0.5],
    size: 1.04,
    lean: [64, 30],
    roll: [-20, 6],
    turn: [160, 60],
    light: 0.9,
    drive: [0.6, 0],
  },
  text: { place: 'aside', size: 0.85, lean: [20, 60], roll: [-20, 10], turn: [0, 200], light: 0.85 },
} as const satisfies Placements

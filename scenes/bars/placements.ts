import { MARGIN, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.52],
    size: 1.04,
    lean: [20, 30],
    roll: [-8, -2],
    turn: [0, 30],
    drive: [0.9, 1.2],
  },
  // So that the bars stand up.
  capabilities: { ...MARGIN, lean: [34, 48] },
  intelligence: {
    place: 'right',
    at: [0.7, 0.58],
    rest: 'none',
    size: 1.52,
    lean: [36, 16],
    roll: [10, -6],
    turn: [60, 130],
    light: 0.95,
    drive: [0, 2],
  },
  business: {
    place: 'left',
    at: [0.32, 0.58],
    rest: 'none',
    size: 1.52,
    lean: [14, 44],
    roll: [-8, 8],
    turn: [160, 240],
    light: 0.95,
    drive: [0.3, 2],
  },
  text: {
    place: 'aside',
    at: [0.8, 0.44],
    size: 1.57,
    lean: [24, 44],
    roll: [-12, 8],
    turn: [0, 90],
    light: 0.85,
    drive: [0.4, 2],
  },
} as const satisfies Placements

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
  architecture: {
    place: 'right',
    size: 0.98,
    lean: [58, 84],
    roll: [24, 0],
    light: 0.95,
    drive: [-0.2, 1.1],
  },
  operations: {
    place: 'right',
    at: [0.56, 0.5],
    size: 1.1,
    lean: [40, 74],
    roll: [-30, -8],
    light: 0.9,
    drive: [1.1, 0.3],
  },
  text: { place: 'aside', size: 0.85, lean: [70, 88], roll: [12, 0], light: 0.85, drive: [0.2, 1.1] },
} as const satisfies Placements

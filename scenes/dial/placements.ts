import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  showcase: {
    place: 'right',
    at: [0.7, 0.58],
    rest: 'none',
    still: true,
    size: 1.61,
    lean: [70, 60],
    roll: [-14, 0],
    light: 0.95,
  },
  cases: {
    place: 'hero',
    at: [0.74, 0.5],
    size: 0.98,
    lean: [52, 62],
    roll: [-22, -10],
    light: 0.95,
    drive: [0, 1.4],
  },
  'cases-text': {
    place: 'aside',
    at: [0.72, 0.55],
    size: 1.36,
    lean: [46, 64],
    roll: [14, -6],
    light: 0.85,
    drive: [1.4, 0],
  },
} as const satisfies Placements

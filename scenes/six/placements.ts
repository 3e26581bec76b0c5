import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.74, 0.5], size: 1.16, lean: [28, 44], roll: [-14, -4] },
  comparison: {
    place: 'right',
    at: [0.7, 0.58],
    size: 1.61,
    lean: [66, 30],
    roll: [14, -8],
    turn: [0, 30],
    light: 0.95,
    drive: [0.4, 1.4],
  },
  text: {
    place: 'aside',
    at: [0.8, 0.44],
    size: 1.48,
    lean: [24, 60],
    roll: [-10, 14],
    turn: [0, 60],
    light: 0.85,
  },
} as const satisfies Placements

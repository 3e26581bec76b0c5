import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.74, 0.5], size: 1.15, lean: [18, 30], roll: [-6, 2] },
  voices: { place: 'aside', at: [0.55, 0.5], size: 1.2, lean: [16, 40], roll: [-6, 8], turn: [0, 40] },
  strengths: {
    place: 'left',
    at: [0.34, 0.62],
    size: 1.2,
    lean: [56, 22],
    roll: [-14, 8],
    turn: [0, 40],
    light: 0.95,
    drive: [1, 0],
  },
  chat: {
    place: 'right',
    at: [0.7, 0.58],
    rest: 'none',
    size: 1.46,
    lean: [24, 12],
    roll: [0, 0],
    turn: [0, 60],
    drive: [0.2, 0.9],
  },
  text: {
    place: 'aside',
    at: [0.72, 0.6],
    size: 1.21,
    lean: [50, 20],
    roll: [10, -10],
    turn: [0, 60],
    light: 0.85,
  },
} as const satisfies Placements

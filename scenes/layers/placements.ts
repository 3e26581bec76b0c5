import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.52], size: 0.98, lean: [20, 26], roll: [-16, -8], drive: [0.7, 1.15] },
  text: {
    place: 'aside',
    size: 1.08,
    lean: [16, 26],
    roll: [8, -6],
    turn: [0, 40],
    light: 0.9,
    drive: [0.35, 1.1],
  },
  privacy: {
    place: 'hero',
    at: [0.75, 0.52],
    size: 0.96,
    lean: [30, 22],
    roll: [4, -8],
    drive: [0.55, 1.1],
    show: 3,
  },
  'privacy-text': {
    place: 'aside',
    size: 0.94,
    lean: [22, 34],
    roll: [-4, 8],
    turn: [0, 40],
    light: 0.9,
    drive: [0.4, 1],
    show: 3,
  },
} as const satisfies Placements

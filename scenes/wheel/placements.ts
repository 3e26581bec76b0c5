import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.46], size: 1.04, lean: [52, 30], roll: [-22, -8], light: 0.95 },
  people: {
    place: 'right',
    at: [0.66, 0.5],
    rest: 'none',
    size: 1.38,
    lean: [20, 64],
    roll: [16, -6],
    light: 0.95,
  },
  communication: {
    place: 'left',
    at: [0.3, 0.46],
    size: 1.32,
    lean: [76, 40],
    roll: [-24, 4],
    turn: [0, 40],
    light: 0.9,
    drive: [1, 0],
  },
  text: { place: 'aside', at: [0.74, 0.52], size: 1.46, lean: [70, 30], roll: [10, -10], light: 0.85 },
} as const satisfies Placements

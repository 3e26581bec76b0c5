import { ASIDE, RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.74, 0.5], size: 1.16, lean: [28, 44], roll: [-14, -4] },
  comparison: {
    ...RIGHT,
    size: 1.08,
    lean: [66, 30],
    roll: [14, -8],
    turn: [0, 30],
    drive: [0.4, 1.4],
  },
  text: {
    ...ASIDE,
    lean: [24, 60],
    roll: [-10, 14],
    turn: [0, 60],
  },
} as const satisfies Placements

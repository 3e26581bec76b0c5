import { ASIDE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.715, 0.5], size: 1.1, lean: [28, 28], roll: [-14, -14] },
  text: {
    ...ASIDE,
    size: 0.86,
    lean: [24, 60],
    roll: [-10, 14],
    turn: [0, 60],
  },
} as const satisfies Placements

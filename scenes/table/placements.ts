import { ASIDE, LANE, type Placements } from '#scenes/instrument/placement.ts'

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
  integrations: { ...LANE, show: 0 },
  text: {
    ...ASIDE,
    lean: [20, 60],
    roll: [-20, 10],
    turn: [0, 200],
  },
} as const satisfies Placements

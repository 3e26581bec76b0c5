import { LANE_WIDE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.735, 0.5],
    size: 1.12,
    lean: [20, 30],
    roll: [-8, -2],
    turn: [0, 30],
    drive: [0.9, 1.2],
  },
  // So that the bars stand up.
  capabilities: { ...LANE_WIDE, lean: [38, 52], turn: [0, 70], show: 0 },
  business: {
    ...LANE_WIDE,
    lean: [26, 40],
    turn: [160, 240],
    drive: [0.3, 2],
    show: 1,
  },
} as const satisfies Placements

import { LANE, type Placements } from '#scenes/instrument/placement.ts'

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
  // From the side to from above, while its modules are read.
  integrations: { ...LANE, lean: [16, 82], roll: [12, -12], show: 0 },
} as const satisfies Placements

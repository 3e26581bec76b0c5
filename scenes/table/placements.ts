import { LANE_WHOLE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.725, 0.54],
    size: 1.02,
    lean: [32, 32],
    roll: [-10, -10],
    drive: [0, 0.8],
  },
  // From the side to from above, while its modules are read. As far from the panel as from the view's edge.
  integrations: { ...LANE_WHOLE, at: [0.485, 0.52], size: 0.475, lean: [16, 82], roll: [12, -12], show: 0 },
} as const satisfies Placements

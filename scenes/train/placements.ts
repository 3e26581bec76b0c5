import { LANE_WHOLE, RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.72, 0.52], size: 1, lean: [48, 34], roll: [-6, 2], turn: [-8, 6] },
  // The light lies on the wheel of the stage that is read: the first is the uppermost.
  onboarding: { ...LANE_WHOLE, at: [0.475, 0.495], size: 0.45, lean: [56, 62], roll: [0, 0], show: 0 },
  // It goes through the whole train while the section passes.
  benefits: {
    ...RIGHT,
    at: [0.53, 0.38],
    size: 1.15,
    lean: [56, 40],
    roll: [8, 2],
    turn: [-4, 8],
    drive: [0, 2.5],
  },
} as const satisfies Placements

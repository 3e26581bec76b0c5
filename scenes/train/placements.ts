import { LANE_WHOLE, RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.72, 0.52], size: 1, lean: [48, 34], roll: [-6, 2], turn: [-8, 6] },
  // The light lies on the wheel of the stage that is read.
  onboarding: { ...LANE_WHOLE, roll: [-30, -46], show: 0 },
  benefits: { ...RIGHT, lean: [56, 40], roll: [8, 2], turn: [-4, 8] },
} as const satisfies Placements

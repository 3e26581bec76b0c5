import { MARGIN, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.72, 0.52], size: 1, lean: [48, 34], roll: [-6, 2], turn: [-8, 6] },
  // The light lies on the wheel of the stage that is read.
  onboarding: { ...MARGIN, show: 0 },
  benefits: {
    place: 'right',
    at: [0.66, 0.48],
    rest: 'none',
    size: 1.42,
    lean: [66, 30],
    roll: [-20, 0],
    turn: [100, 140],
    light: 0.9,
  },
  text: {
    place: 'aside',
    at: [0.74, 0.52],
    size: 1.38,
    lean: [40, 28],
    roll: [70, 80],
    turn: [0, 30],
    light: 0.85,
  },
} as const satisfies Placements

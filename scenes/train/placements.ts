import { MARGIN, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.74, 0.52], size: 1.06, lean: [48, 34], roll: [-6, 2], turn: [-8, 6] },
  onboarding: MARGIN,
  leads: { place: 'right', size: 0.92, lean: [74, 48], roll: [30, 10], turn: [60, 20] },
  team: {
    place: 'left',
    at: [0.46, 0.5],
    size: 0.9,
    lean: [80, 60],
    roll: [10, -10],
    turn: [200, 170],
    light: 0.9,
    drive: [1, 0],
  },
  benefits: {
    place: 'right',
    rest: 'wide',
    size: 1.2,
    lean: [66, 30],
    roll: [-20, 0],
    turn: [100, 140],
    light: 0.9,
  },
  workflow: {
    place: 'left',
    rest: 'wide',
    at: [0.46, 0.5],
    size: 0.96,
    lean: [30, 62],
    roll: [-14, 12],
    turn: [-30, 30],
    light: 0.95,
    drive: [0.2, 1],
  },
  text: { place: 'aside', size: 0.8, lean: [60, 40], roll: [70, 80], turn: [0, 30], light: 0.85 },
} as const satisfies Placements

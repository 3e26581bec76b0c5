import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.53], size: 1.04, lean: [14, 20], roll: [0, -2], turn: [26, 12] },
  text: { place: 'aside', size: 0.86, lean: [12, 18], roll: [0, 0], turn: [24, 4], light: 0.9 },
} as const satisfies Placements

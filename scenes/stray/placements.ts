import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  astray: { place: 'hero', at: [0.77, 0.53], lean: [56, 68], roll: [-20, -10], turn: [0, 10], light: 0.95 },
} as const satisfies Placements

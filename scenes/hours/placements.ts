import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.78, 0.455], size: 0.95, lean: [66, 76], roll: [-10, -4] },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.78, 0.5], lean: [4, 10], roll: [0, 4], drive: [0.25, 0.75] },
} as const satisfies Placements

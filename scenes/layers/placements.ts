import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.75, 0.56], size: 0.98, lean: [12, 20], roll: [-16, -8], drive: [0.7, 1.15] },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: { place: 'hero', at: [0.76, 0.52], size: 1, lean: [28, 34], roll: [-44, -52], turn: [0, 8] },
} as const satisfies Placements

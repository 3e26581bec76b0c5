import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  // Flat before the reader: its arms end at links of the page.
  map: { place: 'card', size: 1, lean: [0, 0], roll: [0, 0] },
} as const satisfies Placements

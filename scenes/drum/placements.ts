import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  // It stands still: its rows have names (src/pages/status/row-labels.css).
  hero: { place: 'hero', at: [0.71, 0.46], size: 1, lean: [18, 18], roll: [1, 1] },
  // Beside the incidents: under the pen the one that is read.
  incidents: {
    place: 'aside',
    at: [0.52, 0.54],
    size: 1.04,
    lean: [18, 24],
    roll: [2, 0],
    light: 0.95,
    show: 0,
  },
} as const satisfies Placements

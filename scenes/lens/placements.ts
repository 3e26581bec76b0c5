import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  resources: { place: 'hero', at: [0.77, 0.5], lean: [62, 74], roll: [-24, -8], light: 0.95 },
  'resources-text': {
    place: 'aside',
    at: [0.74, 0.52],
    still: true,
    size: 1.38,
    lean: [40, 66],
    roll: [10, -12],
    light: 0.85,
  },
} as const satisfies Placements

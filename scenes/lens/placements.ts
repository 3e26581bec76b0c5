import { ASIDE, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  resources: { place: 'hero', at: [0.77, 0.5], lean: [56, 66], roll: [-21, -8], light: 0.95 },
  'resources-text': {
    ...ASIDE,
    size: 0.92,
    still: true,
    // Its handle stays clear of the words.
    drive: [1, 1.3],
    lean: [40, 66],
    roll: [10, -12],
  },
} as const satisfies Placements

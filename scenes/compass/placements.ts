import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  support: { place: 'hero', at: [0.78, 0.5], size: 0.94, lean: [56, 70], roll: [-14, -2], light: 0.95 },
  // Under a list of contents: level, and its needle on the chapter that is read.
  contents: {
    place: 'box',
    at: [0.5, 0.53],
    size: 1.44,
    lean: [58, 58],
    roll: [-8, -8],
    drive: [1, 1],
    show: 0,
  },
} as const satisfies Placements

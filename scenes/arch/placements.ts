import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.735, 0.49],
    size: 0.97,
    lean: [12, 14],
    roll: [0, 0],
    turn: [-34, -16],
    drive: [1.6, 0.2],
  },
  // Beside the guide: a stone is set with each concept.
  guide: {
    place: 'box',
    at: [0.44, 0.42],
    size: 0.88,
    lean: [12, 12],
    roll: [0, 0],
    turn: [-30, -12],
    light: 1.3,
    show: 0,
  },
} as const satisfies Placements

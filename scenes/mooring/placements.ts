import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.735, 0.53],
    size: 0.66,
    lean: [8, 14],
    roll: [0, 0],
    light: 0.95,
    drive: [0.14, 1],
    // It is not turned on there, or its arm would not be level.
    end: { turn: [0, 0] },
  },
  approval: {
    place: 'aside',
    // Its anchor hangs clear of the header, and its bow of the caption.
    at: [0.47, 0.505],
    size: 0.72,
    lean: [8, 14],
    roll: [0, 0],
    light: 0.95,
    drive: [0.14, 0.14],
  },
} as const satisfies Placements

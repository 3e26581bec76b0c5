import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.735, 0.53],
    size: 0.66,
    lean: [8, 14],
    roll: [-4, -7],
    light: 0.95,
    drive: [0.14, 1],
    // All of it is seen there: it hangs straight, and is not turned on, or its arm would not be level.
    end: { roll: [-4, -4], turn: [0, 0] },
  },
  approval: {
    place: 'aside',
    // Its anchor hangs clear of the header.
    at: [0.5, 0.505],
    size: 0.72,
    lean: [8, 14],
    roll: [-4, -7],
    light: 0.95,
    drive: [0.14, 0.14],
  },
} as const satisfies Placements

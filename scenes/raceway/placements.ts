import { RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.725, 0.5],
    size: 1.04,
    lean: [30, 34],
    roll: [0, 0],
    // Each ring is open to the reader, and so is the coin where it comes to rest.
    turn: [28, 42],
    drive: [0.77, 1],
  },
  checks: {
    place: 'aside',
    at: [0.46, 0.5],
    size: 1,
    lean: [30, 34],
    roll: [0, 0],
    // The records are free behind the lower way.
    turn: [28, 42],
    drive: [0.66, 1.14],
  },
  payments: {
    ...RIGHT,
    lean: [28, 36],
    roll: [0, 0],
    turn: [-52, -28],
    drive: [0.1, 1.1],
  },
} as const satisfies Placements

import { RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.725, 0.5],
    size: 1.04,
    lean: [32, 32],
    roll: [0, 0],
    turn: [30, 30],
    drive: [0.84, 1],
  },
  checks: {
    place: 'aside',
    at: [0.43, 0.5],
    size: 1,
    lean: [32, 32],
    roll: [0, 0],
    // Each ring is open to the reader, and so is the coin where it comes to rest; their names stand still beside them.
    turn: [30, 30],
    drive: [0.8, 1.14],
  },
  payments: {
    ...RIGHT,
    lean: [28, 36],
    roll: [0, 0],
    turn: [-52, -28],
    drive: [0.1, 1.1],
  },
} as const satisfies Placements

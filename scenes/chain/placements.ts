import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  ledger: {
    place: 'left',
    still: true,
    at: [0.48, 0.5],
    size: 0.94,
    lean: [30, 12],
    roll: [-16, 8],
    turn: [0, 30],
    light: 0.95,
  },
  governance: {
    place: 'left',
    at: [0.48, 0.5],
    size: 0.94,
    lean: [64, 40],
    roll: [20, -6],
    turn: [60, 0],
    light: 0.9,
    drive: [1, 0.2],
  },
} as const satisfies Placements

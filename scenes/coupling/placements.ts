import { RIGHT, type Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.71, 0.64],
    size: 0.86,
    lean: [18, 14],
    roll: [-46, -54],
    turn: [-14, -44],
  },
  /** On the page of tasks: calendars and mailboxes that are connected, where a section is about what the connection brings. */
  connected: {
    ...RIGHT,
    size: 0.8,
    lean: [20, 14],
    roll: [-62, -54],
    turn: [-10, -44],
    drive: [0, 1.3],
  },
} as const satisfies Placements

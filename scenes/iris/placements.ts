import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  hero: {
    place: 'hero',
    at: [0.74, 0.51],
    size: 1,
    lean: [62, 68],
    roll: [-18, -14],
    light: 0.95,
    drive: [0.36, 1],
    // As far as the purposes are allowed.
    end: { drive: [0, 0] },
  },
  consent: {
    place: 'aside',
    at: [0.46, 0.52],
    size: 1,
    lean: [62, 68],
    roll: [-18, -14],
    light: 0.95,
    // As far as the purposes are allowed, from the start: its line says so.
    drive: [0, 0],
  },
} as const satisfies Placements

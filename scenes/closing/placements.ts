import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  closing: {
    place: 'close',
    rest: 'none',
    at: [0.785, 0.48],
    size: 1.46,
    lean: [18, 10],
    roll: [-5, -2.5],
    light: 0.85,
  },
  end: { place: 'end', at: [0.5, 1], size: 1.9, lean: [58, 74], roll: [-6, 0] },
} as const satisfies Placements

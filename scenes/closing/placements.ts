import type { Placements } from '#scenes/instrument/placement.ts'

export const placements = {
  closing: {
    place: 'close',
    rest: 'wide',
    at: [0.785, 0.48],
    size: 1.46,
    lean: [18, 10],
    roll: [-5, -2.5],
    light: 0.85,
    drive: [0, 0.6],
  },
  /** At the end of the page its way through the view is half done, and the eclipse complete. */
  end: { place: 'end', at: [0.5, 0.77], size: 1.25, lean: [7, 7], roll: [0, 0], drive: [0, 2.04] },
} as const satisfies Placements

import type { Placements } from '#scenes/instrument/placement.ts'

/** `show` of a placement in which only the light of the core is seen, no metal and no planet. */
export const LIGHT_ALONE = 0

export const placements = {
  closing: {
    place: 'close',
    at: [0.785, 0.48],
    size: 1.46,
    lean: [18, 10],
    roll: [-5, -2.5],
    light: 0.85,
    drive: [0, 0.6],
  },
  /** Before the footer, behind the last words of the page: the core is below its edge, and what comes from it is a dawn. */
  dawn: { place: 'end', at: [0.5, 1], size: 1.45, lean: [0, 0], roll: [0, 0], show: LIGHT_ALONE },
  /** At the end of the page its way through the view is half done, and the eclipse complete. */
  end: { place: 'end', at: [0.5, 0.77], size: 1.25, lean: [7, 7], roll: [0, 0], drive: [0, 2.04] },
  /** The picture that a page ends in where no canvas is. */
  still: {
    place: 'end',
    still: true,
    at: [0.5, 0.44],
    size: 1.9,
    lean: [14, 14],
    roll: [0, 0],
    drive: [1, 1],
  },
} as const satisfies Placements

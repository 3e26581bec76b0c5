import { gear } from './gear.ts'
import type { PiecePart } from './piece.ts'

/* The platform's table, as its page and the map of the products have it. */

export const wheel: PiecePart = {
  solid: gear({ radius: 2.35, teeth: 80, tooth: 0.15, rim: 0.5, hub: 0.7, spokes: 9, thickness: 0.22 }),
  brass: { rough: 0.42 },
  shadow: { radius: 2.2, axial: 0.22, depth: 0.6 },
}

export const rim: PiecePart = {
  band: { radius: 3.85, axial: 0.34, depth: 0.1, rim: 0.045, groove: 0.02 },
  marks: [
    { face: 'outer', marks: 360, numerals: 24, fine: 0.0055 },
    { face: 'inner', marks: 180, numerals: 0, fine: 0.006 },
  ],
}

/** About the core. */
export const wreath: PiecePart = {
  band: { radius: 1.14, axial: 0.06, depth: 0.08, rim: 0.02, groove: 0 },
  brass: { rough: 0.18 },
}

/** Of the arms' rods. */
export const ARM_BRASS = { rough: 0.2, brush: 0.4 } as const

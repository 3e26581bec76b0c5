import type { BandSpec } from '#scenes/instrument/band-profile.ts'

/** A bowl about the y axis: radius and height of its edge, and radius of its outlet, units. */
export interface Bowl {
  edge: number
  y: number
  outlet: number
}

/** Visits fall into the first; those that fill a cart reach the second, orders the third. */
export const bowls: readonly [Bowl, Bowl, Bowl] = [
  { edge: 2.7, y: 1.85, outlet: 0.3 },
  { edge: 2.02, y: 0.2, outlet: 0.26 },
  { edge: 1.4, y: -1.2, outlet: 0.22 },
]
/** Fall of a bowl towards its outlet, and its thickness, units. */
const SLOPE = 0.24
const THICK = 0.1
/** Height and radius of the light that what is kept falls into. */
export const LIGHT = { y: -2.84, radius: 0.8 }

/** Height of a bowl's inside at a distance from the axis, units. */
export const heightIn = ({ edge, y }: Bowl, at: number) => y - SLOPE * (edge - at)

/** A bowl is a band that falls inwards; its marks stand on the inside. */
export const bandOf = ({ edge, outlet }: Bowl): BandSpec => ({
  radius: (edge + outlet) / 2,
  axial: THICK,
  depth: edge - outlet,
  rim: 0.05,
  groove: 0.014,
  dish: -SLOPE,
})
/** Height at which its band stands: that of its middle. */
export const middleOf = (bowl: Bowl) => heightIn(bowl, (bowl.edge + bowl.outlet) / 2) - THICK / 2

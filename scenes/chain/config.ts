import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import type { DustSpec } from '#scenes/instrument/dust-geometry.ts'
import type { Graduation } from '#scenes/instrument/engraving.ts'

/* Units of a ring whose radius is 1; degrees. The chain is scaled so that a link stands over each block of the page. */

/** Links with a block, and the rings between and beside them that hold them. */
export const LINKS = 4
export const HOLDERS = LINKS + 1
/** From the middle of a ring to the next. */
export const REACH = 1.62
/** Half a ring: two of them, hinged on the left, are a link. */
const RING = { radius: 1, axial: 0.34, depth: 0.15, rim: 0.045, groove: 0.018 } as const
export const HALF: BandSpec = { ...RING, gap: 180 }
export const HOLDER: BandSpec = { ...RING, axial: 0.3 }
export const LINK_MARKS: readonly Graduation[] = [{ face: 'outer', marks: 120, numerals: 24, fine: 0.006 }]
export const HOLDER_MARKS: readonly Graduation[] = [{ face: 'outer', marks: 120, numerals: 0, fine: 0.006 }]

/** Height of the taut chain above the middle of its picture, units of the picture. */
export const LEVEL = 1.7
/** How far an opened link gapes, and how deep the loose end hangs. */
export const GAPE = 62
export const DROP = 1.32

/** The chain is flat: its paper lies close behind it, z in units. */
export const PAPER = -1.6

export const CORE = { radius: 0.3, reach: 2.6 }
export const DUST: DustSpec = { seed: 163, count: 320, inner: 1.2, outer: 7, spread: 2, size: 0.03 }
/** Share of the rest a second. */
export const RATE = 3.2
/** Gain on the panels: by day less, or brass on paper turns pale. */
export const LIGHT = { day: 0.72, night: 1 }

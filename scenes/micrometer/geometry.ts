import type { BandSpec } from '#scenes/instrument/band-profile.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import { rod } from '#scenes/instrument/solids.ts'

/* Units. The screw lies along x, at the height of the light; the frame hangs under it. */

/** Radius of the light that is measured, and how far it is to the left of the middle. */
export const LIGHT = 1
export const LEFT = 1.35
/** Radius of the frame, and how much of it is open at the top, degrees. */
const FRAME = 2.3
const OPEN = 156
/** Height of the frame's ends, and so of the light, over its middle; and how far they are from the light. */
const RISE = ((180 - OPEN) / 2) * DEGREE
export const UP = FRAME * Math.sin(RISE)
const REACH = FRAME * Math.cos(RISE)

export const frame: BandSpec = { radius: FRAME, axial: 0.5, depth: 0.68, rim: 0.07, groove: 0.024, gap: OPEN }
/** The sleeve, which has a mark for each fifth of a turn of the screw; on the light the thimble ends half a turn from a bold one. */
export const sleeve: BandSpec = { radius: 0.3, axial: 1.7875, depth: 0.2, rim: 0.05, groove: 0.004 }
export const SLEEVE = 3.203125
export const RULE = { marks: 30, fine: 0.008, long: 0.22 }
/** What a turn of the screw moves it. */
export const THREAD = 5 * ((sleeve.axial - 2 * sleeve.rim) / RULE.marks)
/** The edge of the thimble, whose scale goes round once in a turn, and the thimble behind it. */
export const edge: BandSpec = {
  radius: 0.62,
  axial: 0.6,
  depth: 0.16,
  rim: 0.025,
  groove: 0.004,
  taper: 0.36,
}
export const thimble: BandSpec = {
  radius: 0.74,
  axial: 0.74,
  depth: 0.16,
  rim: 0.05,
  groove: 0.016,
  teeth: 72,
}
export const collar: BandSpec = { radius: 0.58, axial: 0.36, depth: 0.3, rim: 0.04, groove: 0.014, teeth: 40 }
/** Middles of the thimble's edge, of the thimble, and of the collar at the screw's end, when the screw touches the light. */
export const EDGE = 3.0625 + edge.axial / 2
export const THIMBLE = 3.0625 + edge.axial + thimble.axial / 2
export const COLLAR = 4.66

/** The anvil, from the frame to the light, and the socket of the sleeve on the other side. */
export const anvil: Solid = (builder) => {
  addTurned(
    builder,
    [-REACH - 0.3, 0, 0],
    [-LIGHT, 0, 0],
    [
      [0, 0],
      [0, 0.26],
      [0.06, 0.3],
      [0.42, 0.3],
      [0.46, 0.22],
      [0.97, 0.22],
      [1, 0.19],
      [1, 0],
    ],
    40,
  )
  addTurned(
    builder,
    // As long as the frame's end, which it holds, is broad.
    [REACH - 0.42, 0, 0],
    [REACH + 0.38, 0, 0],
    [
      [0, 0],
      [0, 0.38],
      [0.08, 0.46],
      [0.92, 0.46],
      [1, 0.41],
      [1, 0],
    ],
    48,
  )
  // Within the sleeve: its shadow begins at the socket.
  rod(builder, [REACH, 0, 0], [SLEEVE + sleeve.axial / 2, 0, 0], 0.38, 24)
}

/** The spindle that comes to the light; it ends in the collar. */
export const spindle: Solid = (builder) =>
  addTurned(
    builder,
    [LIGHT, 0, 0],
    [COLLAR, 0, 0],
    [
      [0, 0],
      [0, 0.19],
      [0.01, 0.22],
      [1, 0.22],
    ],
    40,
  )

/** What the collar turns on, from the light outwards, about its own y: it closes the thimble, and fills the collar. */
export const hub: Solid = (builder) =>
  addTurned(
    builder,
    [0, 0.42, 0],
    [0, -0.28, 0],
    [
      [0, 0],
      [0, 0.7],
      [0.2, 0.7],
      [0.2, 0.47],
      [0.8, 0.47],
      [0.84, 0.36],
      [0.95, 0.36],
      [1, 0.31],
      [1, 0],
    ],
    48,
  )

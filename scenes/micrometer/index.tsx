import { clamp01, DEGREE, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PartPose, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import {
  anvil,
  COLLAR,
  collar,
  EDGE,
  edge,
  frame,
  hub,
  LEFT,
  LIGHT,
  RULE,
  SLEEVE,
  sleeve,
  spindle,
  THIMBLE,
  THREAD,
  thimble,
  UP,
} from './geometry.ts'
import { placements } from './placements.ts'

/** How far the screw stands off the light when it is open, units. */
const OPEN = 0.85

/** Puts a part on the screw, which lies along x; its upper edge is towards the light. */
function screwOn(part: PartPose | undefined, at: number, turned: number): void {
  if (!part) return
  part.x += at
  part.roll = 90 * DEGREE
  part.turn = -turned
}

/** The screw is on the light, which it measures; it opens as the screen leaves. */
function move({ drive }: Readonly<Drive>, out: PiecePose): void {
  const [bow, , screw, scale, end, barrel, grip] = out.parts
  const off = OPEN * (1 - smoothstep(0, 1, clamp01(drive)))
  const turned = (off / THREAD) * TAU
  for (const part of out.parts) {
    part.x = -LEFT
    part.y = UP / 2
  }
  if (bow) {
    // Its opening looks up.
    bow.lean = 90 * DEGREE
    bow.turn = 90 * DEGREE
    bow.y -= UP
  }
  if (screw) screw.x += off
  screwOn(scale, EDGE + off, turned)
  screwOn(grip, THIMBLE + off, turned)
  screwOn(end, COLLAR + off, turned)
  screwOn(barrel, SLEEVE, 0)
  out.core.x = -LEFT
  out.core.y = UP / 2
}

export const MICROMETER: PieceSpec = {
  placements,
  // As near as its frame, which is turned, lets it: the shadow of the barrel begins at the barrel.
  paper: -1.35,
  move,
  extent: 4.3,
  core: { radius: LIGHT, reach: 4.4 },
  parts: [
    {
      band: frame,
      marks: [{ face: 'top', marks: 240, numerals: 0, fine: 0.006 }],
    },
    { solid: anvil, brass: { rough: 0.16, brush: 0 }, rods: true },
    // Of steel, by night it would be two lines in the colour of the page.
    { solid: spindle, brass: { rough: 0.3, brush: 0, stuff: 'bronze' }, rods: true },
    {
      band: edge,
      // On the light 20 is at the line of the sleeve: 40 beside 5, which would be read as 45, is out of sight.
      marks: [{ face: 'outer', marks: 40, numerals: 8, first: 3, figures: 'fives', fine: 0.007 }],
    },
    { band: collar, solid: hub, brass: { rough: 0.2 } },
    { band: sleeve, brass: { rough: 0.2, rule: RULE } },
    { band: thimble, brass: { rough: 0.2 } },
    { dust: { seed: 283, count: 300, inner: 2.4, outer: 8, spread: 2.2, size: 0.032 } },
  ],
}

/** Case studies: a micrometer whose screw comes to the light, before and after. */
export const MicrometerScene = pieceScene(MICROMETER)

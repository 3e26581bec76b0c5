import { DEGREE, lerp, smoothstep, TAU } from '#scenes/instrument/ease.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { placements } from './placements.ts'

/** Lean and roll of each ring apart, and where it belongs, degrees; and how far in front of its place it begins, units. */
const RINGS = [
  { lean: [64, 24], roll: [-38, -8], away: 2.4 },
  { lean: [-8, 78], roll: [46, 14], away: 1.6 },
  { lean: [88, 8], roll: [-70, 4], away: 0.9 },
  { lean: [20, 64], roll: [80, 30], away: 0.4 },
] as const

function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  for (let i = 0; i < RINGS.length; i += 1) {
    const ring = RINGS[i]
    const part = out.parts[i]
    if (!ring || !part) continue
    const home = smoothstep(i * 0.12, 0.62 + i * 0.12, drive)
    part.lean = lerp(ring.lean[0], ring.lean[1], home) * DEGREE
    part.roll = lerp(ring.roll[0], ring.roll[1], home) * DEGREE
    part.z = (1 - home) * ring.away
    part.turn = (i % 2 ? -1 : 1) * ((time / 420) * TAU + drive * 0.7)
  }
  const angle = time * 0.03 + drive * 1.5
  const [near, far] = out.bodies
  if (near) {
    near.x = Math.cos(angle) * 2.05
    near.y = Math.sin(angle) * 0.7
    near.z = Math.sin(angle) * 1.9
    near.radius = 0.24
  }
  if (far) {
    far.x = Math.cos(angle + 2.4) * 3.25
    far.y = Math.sin(angle + 2.4) * 1.2
    far.z = Math.sin(angle + 2.4) * 3
    far.radius = 0.16
  }
}

export const INSIDE: PieceSpec = {
  placements,
  move,
  extent: 4.9,
  core: { radius: 0.7, reach: 4.4 },
  parts: [
    {
      band: { radius: 4.7, axial: 0.85, depth: 0.12, rim: 0.07, groove: 0.028 },
      marks: [
        { face: 'inner', marks: 360, numerals: 24, fine: 0.008 },
        { face: 'outer', marks: 360, numerals: 0, fine: 0.007 },
      ],
    },
    {
      band: { radius: 3.7, axial: 0.5, depth: 0.1, rim: 0.05, groove: 0.022 },
      marks: [
        { face: 'inner', marks: 240, numerals: 0, fine: 0.007 },
        { face: 'outer', marks: 240, numerals: 0, fine: 0.007 },
      ],
    },
    {
      band: { radius: 2.8, axial: 0.12, depth: 0.3, rim: 0.04, groove: 0.016, teeth: 200 },
      marks: [{ face: 'top', marks: 200, numerals: 0, fine: 0.005 }],
    },
    { band: { radius: 1.4, axial: 0.1, depth: 0.09, rim: 0.028, groove: 0.01 }, brass: { rough: 0.18 } },
    { dust: { seed: 151, count: 420, inner: 1.4, outer: 8, spread: 3, size: 0.034 }, drift: 0.008 },
  ],
  bodies: [
    { colour: 'copper', metal: 0.85, strata: 0.2 },
    { colour: 'ice', metal: 0, strata: 0.5 },
  ],
}

/** About: the instrument seen from within. Its great rings come together as the page is scrolled. */
export const InsideScene = pieceScene(INSIDE)

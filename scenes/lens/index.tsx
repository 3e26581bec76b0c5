import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { placements } from './placements.ts'

/** The glass travels along the scale as the page is read. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [glass, handle, scale, wheel] = out.parts
  const angle = (150 - 110 * drive) * DEGREE + 0.03 * Math.sin(time * 0.2)
  const [x, z] = [Math.cos(angle) * 2.1, Math.sin(angle) * 2.1]
  for (const part of [glass, handle]) {
    if (!part) continue
    part.x = x
    part.y = 0.7
    part.z = z
    part.turn = -angle + 0.5
    part.lean = -8 * DEGREE
  }
  if (scale) scale.turn = (time / 600) * TAU
  if (wheel) {
    wheel.y = -0.1
    wheel.turn = -(time / 300) * TAU - drive
  }
  out.core.x = x * 0.2
  out.core.z = z * 0.2
  out.core.y = 0.3
}

const handle: Solid = (builder) =>
  addTurned(
    builder,
    [1.62, 0, 0],
    [3.7, 0, 0],
    [
      [0, 0.09],
      [0.08, 0.15],
      [0.16, 0.08],
      [0.3, 0.1],
      [0.5, 0.17],
      [0.8, 0.13],
      [0.9, 0.19],
      [0.97, 0.15],
      [1, 0],
    ],
    20,
  )

export const LENS: PieceSpec = {
  placements,
  move,
  core: { radius: 0.42, reach: 3.8 },
  parts: [
    {
      band: { radius: 1.5, axial: 0.26, depth: 0.16, rim: 0.045, groove: 0.016 },
      marks: [{ face: 'outer', marks: 180, numerals: 0, fine: 0.005 }],
      shadow: { radius: 1.5, width: 0.2, blur: 0.3 },
    },
    { solid: handle, brass: { rough: 0.18, brush: 0.3 } },
    {
      band: { radius: 3.6, axial: 0.1, depth: 0.6, rim: 0.05, groove: 0.016 },
      marks: [{ face: 'top', marks: 360, numerals: 36, fine: 0.0055 }],
      shadow: { radius: 3.6, width: 0.4, blur: 0.34 },
    },
    {
      solid: gear({ radius: 2.6, teeth: 96, tooth: 0.11, rim: 0.14, hub: 0.5, spokes: 6, thickness: 0.1 }),
      brass: { rough: 0.34 },
    },
    { dust: { seed: 167, count: 280, inner: 2, outer: 8, spread: 2, size: 0.032 } },
  ],
}

/** Resources: a reading glass over a graduated arc. */
export const LensScene = pieceScene(LENS)

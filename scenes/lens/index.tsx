import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { addGear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { bezel } from '#scenes/instrument/solids.ts'
import { placements } from './placements.ts'

/** Radius of the light, its height, and how far the wheel that holds it lies below the scale, units. */
const LIGHT = { radius: 0.44, y: 0.26 }
const WHEEL_Y = -0.1
/** The glass stands over the light, a little towards the reader, who looks at it from the front. */
const GLASS = { y: 0.95, z: 0.6 }

/** The glass turns about what it magnifies as the page is read, and sways. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const [hoop, handle, scale, wheel, , glass] = out.parts
  const angle = (150 - 110 * drive) * DEGREE + 0.03 * Math.sin(time * 0.2)
  for (const part of [hoop, handle, glass]) {
    if (!part) continue
    part.x = 0.1 * Math.sin(time * 0.15)
    part.y = GLASS.y
    part.z = GLASS.z
    part.turn = -angle + 0.5
    part.lean = -8 * DEGREE
  }
  if (scale) scale.turn = (time / 600) * TAU
  if (wheel) {
    wheel.y = WHEEL_Y
    wheel.turn = -(time / 300) * TAU - drive
  }
  out.core.y = LIGHT.y
}

const wheel: Solid = (builder) => {
  addGear(builder, { radius: 2.6, teeth: 96, tooth: 0.11, rim: 0.14, hub: 0.5, spokes: 6, thickness: 0.1 })
  bezel(builder, [0, LIGHT.y - WHEEL_Y, 0], LIGHT.radius)
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
  core: { radius: LIGHT.radius, reach: 3.8 },
  parts: [
    {
      band: { radius: 1.5, axial: 0.26, depth: 0.16, rim: 0.045, groove: 0.016 },
      marks: [{ face: 'outer', marks: 180, numerals: 0, fine: 0.005 }],
      shadow: { radius: 1.5, width: 0.2, blur: 0.3 },
    },
    { solid: handle, brass: { rough: 0.18, brush: 0.3 } },
    {
      band: { radius: 3.6, axial: 0.1, depth: 0.6, rim: 0.05, groove: 0.016, dish: 0.05 },
      marks: [{ face: 'top', marks: 360, numerals: 36, fine: 0.0055 }],
      shadow: { radius: 3.6, width: 0.4, blur: 0.34 },
    },
    {
      solid: wheel,
      brass: { rough: 0.34 },
    },
    { dust: { seed: 167, count: 280, inner: 2, outer: 8, spread: 2, size: 0.032 } },
    { pane: 1.42 },
  ],
}

/** Resources: a reading glass over the light, within a graduated arc. */
export const LensScene = pieceScene(LENS)

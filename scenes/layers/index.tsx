import { clamp01, lerp, TAU } from '#scenes/instrument/ease.ts'
import { gear } from '#scenes/instrument/gear.ts'
import { addTurned, type Solid } from '#scenes/instrument/metalwork.ts'
import type { Drive, PiecePose } from '#scenes/instrument/piece-pose.ts'
import type { PieceSpec } from '#scenes/instrument/piece.ts'
import { pieceScene } from '#scenes/instrument/set-piece.tsx'
import { placements } from './placements.ts'

const COUNT = 6
/** Between layers, units: closed up, and drawn out. */
const CLOSE = 0.2
const APART = 1.42

/** The layers part along the axis, and the light goes up through them. */
function move({ time, drive }: Readonly<Drive>, out: PiecePose): void {
  const apart = lerp(CLOSE, APART, clamp01(drive))
  for (let i = 0; i < COUNT; i += 1) {
    const layer = out.parts[i]
    if (!layer) continue
    layer.y = ((COUNT - 1) / 2 - i) * apart
    layer.turn = (i % 2 ? -1 : 1) * ((time / 360) * TAU + drive * 0.8)
  }
  const at = (COUNT - 1) * clamp01(1 - drive)
  out.core.y = ((COUNT - 1) / 2 - at) * apart
  out.core.turn = time * 0.06
}

const axis: Solid = (builder) =>
  addTurned(
    builder,
    [0, -4.6, 0],
    [0, 4.6, 0],
    [
      [0, 0],
      [0.01, 0.09],
      [0.03, 0.045],
      [0.97, 0.045],
      [0.99, 0.09],
      [1, 0],
    ],
  )

export const LAYERS: PieceSpec = {
  placements,
  move,
  core: { radius: 0.5, reach: 3.8 },
  parts: [
    {
      band: { radius: 2.5, axial: 0.34, depth: 0.09, rim: 0.045, groove: 0.018 },
      marks: [{ face: 'outer', marks: 240, numerals: 24, fine: 0.005 }],
    },
    {
      solid: gear({ radius: 1.9, teeth: 60, tooth: 0.16, rim: 0.3, hub: 0.4, spokes: 6, thickness: 0.18 }),
      shadow: { radius: 1.8, axial: 0.18, depth: 0.3 },
    },
    {
      band: { radius: 2.2, axial: 0.09, depth: 0.42, rim: 0.04, groove: 0.014 },
      marks: [{ face: 'top', marks: 180, numerals: 12, fine: 0.005 }],
    },
    {
      solid: gear({ radius: 2.35, teeth: 88, tooth: 0.11, rim: 0.26, hub: 0.5, spokes: 12, thickness: 0.14 }),
      brass: { rough: 0.34 },
    },
    { band: { radius: 1.55, axial: 0.26, depth: 0.08, rim: 0.035, groove: 0.014 }, brass: { rough: 0.2 } },
    {
      band: { radius: 2.6, axial: 0.12, depth: 0.16, rim: 0.04, groove: 0.014 },
      marks: [{ face: 'top', marks: 240, numerals: 0, fine: 0.005 }],
    },
    { solid: axis, brass: { rough: 0.16, brush: 0.2 } },
    { dust: { seed: 131, count: 320, inner: 2.4, outer: 8, spread: 4, size: 0.032 } },
  ],
}

/** Technology: the instrument drawn out along its axis into six layers; the light stands on one. */
export const LayersScene = pieceScene(LAYERS)

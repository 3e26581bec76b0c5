import { type Piece, solidPiece } from '#scenes/instrument/mechanism.ts'
import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import type { Point } from '#scenes/instrument/metalwork.ts'
import { ball, bar, lathe, rod } from '#scenes/instrument/solids.ts'
import { train } from './train.ts'
import type { Seated } from '#src/lib/gear-train.ts'
import { BEAD, BRIDGE, CHUTE, DIAL, WHEEL } from './config.ts'
import { arm, pennant } from './flag.ts'
import { hub, rim, spokes } from './wheel.ts'

/** Joints: a gear each, then what stands still at each, then the flag. */
export const JOINTS = { gear: 0, still: train.length, flag: 2 * train.length }

/** What stands still at a gear: its arbor, the bar to the arbor before, and the plate of its gauge. */
function arbor(builder: MeshBuilder, { radius }: Seated): void {
  const r = radius * 0.07 + 0.06
  const foot = BRIDGE.y - 0.2
  lathe(
    builder,
    [
      [0, foot],
      [r * 1.9, foot],
      [r * 1.9, foot + 0.1],
      [r, foot + 0.16],
      [r, DIAL.y + 0.1],
      [r * 0.6, DIAL.y + 0.2],
      [0, DIAL.y + 0.22],
    ],
    24,
  )
}

function dial(builder: MeshBuilder, { radius }: Seated): void {
  const r = radius * WHEEL.dial
  const [low, high] = [DIAL.y - DIAL.half, DIAL.y + DIAL.half]
  lathe(
    builder,
    [
      [0, low],
      [r, low],
      [r, high],
      [r - 0.035, high + 0.03],
      [r - 0.08, high + 0.03],
      [r - 0.1, high],
      [0, high],
    ],
    56,
  )
}

/** Two rails with a ball at each end, on a post that the first arbor carries; the lead waits at their upper end. */
function chute(builder: MeshBuilder, { radius, entry }: Seated): void {
  const [c, s] = [Math.cos(entry), Math.sin(entry)]
  const below = BEAD.radius * 0.62
  /** On the rails: `out` units beyond where the lead comes down, on the side `side`. */
  const at = (out: number, side: number): Point => [
    c * (radius + out) - s * side * CHUTE.gauge,
    BEAD.ride - below + (CHUTE.rise * out) / CHUTE.length,
    s * (radius + out) + c * side * CHUTE.gauge,
  ]
  const [upper, post, lower] = [CHUTE.length + 0.5, CHUTE.length, 0.3]
  for (const side of [-1, 1]) {
    rod(builder, at(upper, side), at(lower, side), CHUTE.rod)
    ball(builder, at(upper, side), CHUTE.rod * 2.2, 14)
    ball(builder, at(lower, side), CHUTE.rod * 1.6, 12)
  }
  for (const out of [upper - 0.1, post, 1.1]) rod(builder, at(out, -1), at(out, 1), CHUTE.rod)
  const [x, high, z] = at(post, 0)
  rod(builder, [x, BRIDGE.y, z], [0, BRIDGE.y, 0], 0.14)
  lathe(
    builder,
    [
      [0, BRIDGE.y - 0.2],
      [0.34, BRIDGE.y - 0.2],
      [0.34, BRIDGE.y + 0.2],
      [0.13, BRIDGE.y + 0.3],
      [0.1, high - 0.3],
      [0.16, high - 0.1],
      [0, high],
    ],
    24,
    [x, 0, z],
  )
}

/** All metal of the train, in one draw. */
export function pieces(): Piece[] {
  return [
    ...train.flatMap((gear, i): Piece[] => {
      const before = train[i - 1]
      return [
        solidPiece(JOINTS.gear + i, 'brass', (builder) => {
          rim(builder, gear)
          hub(builder, gear)
          spokes(builder, gear)
        }),
        solidPiece(JOINTS.still + i, 'brass', (builder) => arbor(builder, gear)),
        solidPiece(JOINTS.still + i, 'bronze', (builder) => {
          dial(builder, gear)
          if (before)
            bar(builder, [before.x - gear.x, before.z - gear.z], BRIDGE.width, BRIDGE.half, BRIDGE.y)
        }),
      ]
    }),
    ...train.slice(0, 1).map((gear) => solidPiece(JOINTS.still, 'brass', (builder) => chute(builder, gear))),
    solidPiece(JOINTS.flag, 'brass', arm),
    solidPiece(JOINTS.flag, 'lacquer', pennant),
  ]
}

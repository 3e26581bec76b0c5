import type { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { solidPiece } from '#scenes/instrument/mechanism.ts'
import { lathe } from '#scenes/instrument/solids.ts'
import { band, type CapabilityObject, ring } from './object.ts'

const SIDES = 128

/** A struck ring: raised rims on both faces round a sunken field, in proportion to its radius. */
function coin(radius: number, hole: number) {
  const k = radius / 3.7
  const rim = (builder: MeshBuilder, up: 1 | -1) => {
    const points: [number, number][] = [
      [radius - 0.34 * k, 0.17 * k * up],
      [radius - 0.3 * k, 0.25 * k * up],
      [radius - 0.08 * k, 0.25 * k * up],
      [radius, 0.17 * k * up],
    ]
    const inner: [number, number][] = [
      [hole, 0.1 * k * up],
      [hole + 0.06 * k, 0.25 * k * up],
      [hole + 0.3 * k, 0.25 * k * up],
      [hole + 0.36 * k, 0.17 * k * up],
    ]
    // An outline runs anticlockwise: inwards on the upper face, outwards on the lower.
    lathe(builder, up > 0 ? points.toReversed() : points, SIDES)
    lathe(builder, up > 0 ? inner.toReversed() : inner, SIDES)
  }
  return {
    metal(builder: MeshBuilder) {
      rim(builder, 1)
      rim(builder, -1)
      lathe(
        builder,
        [
          [radius, -0.17 * k],
          [radius, 0.17 * k],
        ],
        SIDES,
      )
      lathe(
        builder,
        [
          [hole, 0.1 * k],
          [hole, -0.1 * k],
        ],
        SIDES,
      )
    },
    field(builder: MeshBuilder) {
      const [a, b, y] = [hole + 0.36 * k, radius - 0.34 * k, 0.17 * k]
      lathe(
        builder,
        [
          [b, y],
          [a, y],
        ],
        SIDES,
      )
      lathe(
        builder,
        [
          [a, -y],
          [b, -y],
        ],
        SIDES,
      )
    },
  }
}

/** A minted ring, and two of its small change on their way. */
export const tokens: CapabilityObject = {
  pieces: () => {
    const [large, small] = [coin(3.55, 1.2), coin(1.05, 0.36)]
    return [
      solidPiece(0, 'brass', large.metal),
      solidPiece(0, 'relief', large.field),
      ring(0, { ...band(3.52, 0.3, 0.1), teeth: 150 }),
      ...[1, 2].flatMap((joint) => [
        solidPiece(joint, 'brass', small.metal),
        solidPiece(joint, 'relief', small.field),
      ]),
    ]
  },
  parents: [null, null, null],
  core: { radius: 0.98, y: 0 },
  move(time, wake, joints) {
    joints[0]?.rotation.set(1.16 + 0.05 * Math.sin(time * 0.3), 0, -0.34 + 0.5 * wake)
    joints[1]?.position.set(2.75, 3.55 - 0.3 * wake, -0.6)
    joints[2]?.position.set(-3.1, -2.6 + 0.3 * wake, 1)
    joints[1]?.rotation.set(0.9 + time * 0.2, 0, 0.5)
    joints[2]?.rotation.set(0.95 - time * 0.16, 0, 0.4)
  },
}

import { solidPiece } from '#scenes/instrument/mechanism.ts'
import { ball, rod } from '#scenes/instrument/solids.ts'
import { band, type CapabilityObject, ring } from './object.ts'

const OUTER = band(3.95, 0.34, 0.3)
const MIDDLE = band(2.98, 0.36, 0.26)
const INNER = band(2.02, 0.34, 0.24)
const END = 4.5

/** A gyroscope. Its rings turn freely; with the pointer on its card they move into one plane and stop. */
export const cybersecurity: CapabilityObject = {
  pieces: () => [
    ...[OUTER, MIDDLE, INNER].map((spec, joint) => ring(joint, spec)),
    solidPiece(3, 'bronze', (builder) => rod(builder, [-END, 0, 0], [END, 0, 0], 0.1)),
    solidPiece(3, 'brass', (builder) => {
      for (const side of [-1, 1]) {
        ball(builder, [side * END, 0, 0], 0.34)
        rod(builder, [side * 3.7, 0, 0], [side * 4.2, 0, 0], 0.2)
      }
    }),
  ],
  parents: [null, 0, 1, null],
  core: { radius: 1, y: 0 },
  mirrored: [
    { joint: 0, spec: OUTER },
    { joint: 1, spec: MIDDLE },
    { joint: 2, spec: INNER },
  ],
  move(time, wake, joints) {
    const free = 1 - wake
    joints[0]?.rotation.set(1.2 + 0.14 * Math.sin(time * 0.23) * free, 0, 0.2)
    joints[1]?.rotation.set(
      (0.42 + 0.3 * Math.sin(time * 0.31)) * free,
      0,
      0.3 * Math.sin(time * 0.27 + 1) * free,
    )
    joints[2]?.rotation.set(
      (0.5 * Math.sin(time * 0.37 + 2) - 0.5) * free,
      0,
      (0.35 + 0.4 * Math.sin(time * 0.22)) * free,
    )
    joints[3]?.rotation.set(0.2 * free, 0.3 * free, -0.66 + 0.05 * Math.sin(time * 0.3) * free)
  },
}

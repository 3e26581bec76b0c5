import { BufferAttribute, BufferGeometry } from 'three'
import { createRandom } from './random.ts'

/** Evenly spaced packets per curve with a little seeded irregularity; the shader moves them. */
export function packetGeometry(curves: number, perCurve: number, seed: number): BufferGeometry {
  const random = createRandom(seed)
  const count = curves * perCurve
  const position = new Float32Array(count * 3)
  const packet = new Float32Array(count * 3)
  for (let i = 0; i < count; i += 1) {
    const curve = Math.floor(i / perCurve)
    const phase = ((i % perCurve) + 0.6 * random()) / perCurve
    packet.set([curve, phase, 0.7 + 0.6 * random()], i * 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('aPacket', new BufferAttribute(packet, 3))
  return geometry
}

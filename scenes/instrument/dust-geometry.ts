import { BufferAttribute, BufferGeometry } from 'three'
import { TAU } from './ease.ts'
import { between, createRandom } from './random.ts'

export interface DustSpec {
  seed: number
  count: number
  /** Ring of motes: inner and outer radius, and spread off the plane at the outer edge, units. */
  inner: number
  outer: number
  spread: number
  /** Diameter of a mote, units. */
  size: number
}

export function dustGeometry(spec: DustSpec): BufferGeometry {
  const random = createRandom(spec.seed)
  const position = new Float32Array(spec.count * 3)
  const mote = new Float32Array(spec.count * 3)
  for (let i = 0; i < spec.count; i += 1) {
    const angle = random() * TAU
    const radius = Math.sqrt(between(random, spec.inner ** 2, spec.outer ** 2))
    // Three draws approach a bell curve: dense in the plane, thin above and below it.
    const height = ((random() + random() + random()) / 1.5 - 1) * spec.spread * (radius / spec.outer)
    position.set([Math.cos(angle) * radius, height, Math.sin(angle) * radius], i * 3)
    mote.set([spec.size * between(random, 0.35, 1) ** 2, random(), between(random, 0.2, 1)], i * 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('aMote', new BufferAttribute(mote, 3))
  return geometry
}

import { BufferAttribute, BufferGeometry, TorusGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { DEGREE, TAU } from '#scenes/instrument/ease.ts'
import { addTurned, type Point, type Solid } from '#scenes/instrument/metalwork.ts'
import { createRandom } from '#scenes/instrument/random.ts'
import { FILAMENT, frameOf, GATES, heightOf, marksOf, radiusOf, RAILS, rotorOf } from './config.ts'

/** Specs of each gate, from the innermost. */
export const gates = Array.from({ length: GATES }, (_, ring) => ({
  frame: frameOf(ring),
  rotor: rotorOf(ring),
  marks: marksOf(ring),
}))

/** A rail along the cone, with a collar at every gate and a ball-shaped end. */
const PROFILE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.006, RAILS.radius * 1.5],
  [0.022, RAILS.radius * 2.1],
  [0.038, RAILS.radius * 1.5],
  [0.046, RAILS.radius],
  [0.954, RAILS.radius],
  [0.962, RAILS.radius * 1.5],
  [0.978, RAILS.radius * 2.1],
  [0.994, RAILS.radius * 1.5],
  [1, 0],
]

export const rails: Solid = (builder) => {
  const slope = (radiusOf(1) - radiusOf(0)) / (heightOf(1) - heightOf(0))
  for (const degrees of RAILS.angles) {
    const [c, s] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)]
    const at = (y: number): Point => {
      const r = radiusOf(0) + (y - heightOf(0)) * slope + RAILS.out
      return [c * r, y, s * r]
    }
    addTurned(builder, at(heightOf(0) - RAILS.behind), at(heightOf(GATES - 1) + RAILS.before), PROFILE)
    for (let ring = 0; ring < GATES; ring += 1) {
      const [from, to] = [at(heightOf(ring) - 0.3), at(heightOf(ring) + 0.28)]
      addTurned(builder, from, to, [
        [0, RAILS.radius],
        [0, RAILS.radius * 2],
        [1, RAILS.radius * 2],
        [1, RAILS.radius],
      ])
    }
  }
}

/** The lines of light of all rings as one geometry: `aRing` is the ring, `uv.x` the way around it from the gap, 0..1. */
export const filamentGeometry = () =>
  mergeGeometries(
    Array.from({ length: GATES }, (_, ring) => {
      const r = radiusOf(ring) - frameOf(ring).depth / 2 - FILAMENT.inside
      const torus = new TorusGeometry(r, FILAMENT.radius, 6, 180).rotateX(Math.PI / 2)
      const rings = new Float32Array(torus.getAttribute('position').count).fill(ring)
      torus.setAttribute('aRing', new BufferAttribute(rings, 1))
      return torus.translate(0, heightOf(ring) + FILAMENT.y, 0)
    }),
  )

/** Grains of an event: the first share trails behind it, the others are its spark. x: place or speed, yzw: direction. */
export function sparkGeometry(count: number, trail: number, seed = 19): BufferGeometry {
  const random = createRandom(seed)
  const grain = new Float32Array(count * 4)
  const kind = new Float32Array(count)
  for (let i = 0; i < count; i += 1) {
    const [z, a] = [random() * 2 - 1, random() * TAU]
    const r = Math.sqrt(1 - z * z)
    grain.set([random(), r * Math.cos(a), z, r * Math.sin(a)], i * 4)
    kind[i] = i < count * trail ? 0 : 1
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('aGrain', new BufferAttribute(grain, 4))
  geometry.setAttribute('aKind', new BufferAttribute(kind, 1))
  // Three counts points by it.
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(count * 3), 3))
  return geometry
}

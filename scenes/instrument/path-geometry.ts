import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry } from 'three'

/** A strip of unit parameters (place 0..1, side ±1) for each curve; the shader bends it. The first `hub` end at the core. */
export function pathGeometry(curves: number, hub: number, segments: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  const strip: number[] = []
  const index: number[] = []
  for (let i = 0; i <= segments; i += 1) {
    strip.push(i / segments, -1, 0, i / segments, 1, 0)
    if (i < segments) index.push(i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 2, i * 2 + 1, i * 2 + 3)
  }
  const curve = Array.from({ length: curves }, (_, i) => [i, i < hub ? 1 : 0]).flat()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(strip), 3))
  geometry.setIndex(index)
  geometry.setAttribute('aCurve', new InstancedBufferAttribute(new Float32Array(curve), 2))
  geometry.instanceCount = curves
  return geometry
}

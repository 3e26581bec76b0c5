import { BufferAttribute, InstancedBufferGeometry } from 'three'

/** A strip of unit parameters (place 0..1, side ±1), drawn `instances` times; the shader bends each along its line. */
export function stripGeometry(segments: number, instances: number): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  const strip: number[] = []
  const index: number[] = []
  for (let i = 0; i <= segments; i += 1) {
    strip.push(i / segments, -1, 0, i / segments, 1, 0)
    if (i < segments) index.push(i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 2, i * 2 + 1, i * 2 + 3)
  }
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(strip), 3))
  geometry.setIndex(index)
  geometry.instanceCount = instances
  return geometry
}

import { InstancedBufferAttribute, type InstancedBufferGeometry } from 'three'
import { stripGeometry } from './strip-geometry.ts'

/** A strip for each curve. The first `hub` end at the core. */
export function pathGeometry(curves: number, hub: number, segments: number): InstancedBufferGeometry {
  const geometry = stripGeometry(segments, curves)
  const curve = Array.from({ length: curves }, (_, i) => [i, i < hub ? 1 : 0]).flat()
  geometry.setAttribute('aCurve', new InstancedBufferAttribute(new Float32Array(curve), 2))
  return geometry
}

import { InstancedBufferGeometry, PlaneGeometry } from 'three'

/** A strip of unit parameters (place 0..1, side ±1), drawn `instances` times; the shader bends each along its line. */
export function stripGeometry(segments: number, instances: number): InstancedBufferGeometry {
  const plane = new PlaneGeometry(1, 2, segments).translate(0.5, 0, 0)
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', plane.getAttribute('position'))
  geometry.setIndex(plane.getIndex())
  geometry.instanceCount = instances
  return geometry
}

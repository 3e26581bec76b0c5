import type { BufferGeometry } from 'three'

/** Triangles that one draw of a geometry submits, instances included. */
export function triangleCount(geometry: BufferGeometry, instances = 1): number {
  const corners = geometry.index ? geometry.index.count : (geometry.getAttribute('position')?.count ?? 0)
  return (corners / 3) * instances
}

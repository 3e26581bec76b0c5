import type { BufferGeometry, InstancedBufferGeometry, InstancedMesh, Mesh, Object3D } from 'three'

/** Triangles that one draw of a geometry submits, instances included. */
export function triangleCount(geometry: BufferGeometry, instances = 1): number {
  const corners = geometry.index ? geometry.index.count : (geometry.getAttribute('position')?.count ?? 0)
  return (corners / 3) * instances
}

/** What one frame of these objects draws, and how many numbers of their geometry are none. */
export function costOf(objects: readonly Object3D[]) {
  const cost = { draws: 0, triangles: 0, bad: 0 }
  for (const object of objects)
    object.traverse((each) => {
      const { geometry } = each as Mesh
      if (!geometry) return
      cost.draws += 1
      for (const { array } of Object.values(geometry.attributes))
        for (let i = 0; i < array.length; i += 1) if (!Number.isFinite(array[i])) cost.bad += 1
      if ((each as { isPoints?: boolean }).isPoints) return
      // Every mesh has a count, of 1; only that of an instanced one is drawn.
      const { isInstancedMesh, count } = each as InstancedMesh
      const { isInstancedBufferGeometry, instanceCount } = geometry as InstancedBufferGeometry
      const instances = isInstancedMesh ? count : isInstancedBufferGeometry ? instanceCount : 1
      cost.triangles += triangleCount(geometry, instances)
    })
  return cost
}

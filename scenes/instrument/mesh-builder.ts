import { BufferAttribute, BufferGeometry } from 'three'
import type { Rod } from './rings.ts'

/** Collects brass surfaces of one part into one geometry, hence one draw call. */
export class MeshBuilder {
  /** What of it is a rod: by day each throws a shadow. */
  readonly rods: Rod[] = []
  private positions: number[] = []
  private normals: number[] = []
  /** x: how much light reaches the point, 0..1; y: distance along the profile, units. */
  private finishes: number[] = []
  private indices: number[] = []

  vertex(position: readonly number[], normal: readonly number[], shade: number, along: number): number {
    const [x = 0, y = 0, z = 0] = position
    const [nx = 0, ny = 0, nz = 0] = normal
    const length = Math.hypot(nx, ny, nz) || 1
    this.positions.push(x, y, z)
    this.normals.push(nx / length, ny / length, nz / length)
    this.finishes.push(shade, along)
    return this.positions.length / 3 - 1
  }

  /** Two triangles over corners a b / c d (a→b up the profile, a→c around). */
  quad(a: number, b: number, c: number, d: number): void {
    this.indices.push(a, b, c, c, b, d)
  }

  /** One triangle, anticlockwise as seen from outside. */
  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c)
  }

  /** Another geometry with its normals and index, polished. */
  add(geometry: BufferGeometry): void {
    const first = this.positions.length / 3
    const { position, normal } = geometry.attributes
    this.positions.push(...(position?.array ?? []))
    this.normals.push(...(normal?.array ?? []))
    for (let i = 0; i < (position?.count ?? 0); i += 1) this.finishes.push(1, 0)
    for (const corner of geometry.index?.array ?? []) this.indices.push(first + corner)
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3))
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3))
    geometry.setAttribute('aFinish', new BufferAttribute(new Float32Array(this.finishes), 2))
    geometry.setIndex(this.indices)
    geometry.userData = { rods: this.rods }
    return geometry
  }
}

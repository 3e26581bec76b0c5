import { describe, expect, it } from 'vitest'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { lathe } from '#scenes/instrument/solids.ts'

/** Radii of the rings of corners of a turned solid, each once, from the widest. */
function radii(outline: Parameters<typeof lathe>[1]): number[] {
  const builder = new MeshBuilder()
  lathe(builder, outline, 24)
  const position = builder.build().getAttribute('position')
  const all = Array.from({ length: position.count }, (_, i) =>
    Math.hypot(position.getX(i), position.getZ(i)).toFixed(4),
  )
  return [...new Set(all)].map(Number).toSorted((a, b) => b - a)
}

describe('a turned solid', () => {
  it('has a cone in rows that narrow little enough for its normals to turn evenly', () => {
    const rings = radii([
      [0.98, 2.2],
      [0.13, 1.8],
    ])
    expect(rings.at(0)).toBe(0.98)
    expect(rings.at(-1)).toBe(0.13)
    rings.slice(1).forEach((r, i) => expect((rings[i] ?? 0) / r).toBeLessThan(1.7))
  })

  it('has a flat face and a wall in one row: their normals do not turn along it', () => {
    expect(
      radii([
        [1, 0],
        [0.1, 0],
      ]),
    ).toEqual([1, 0.1])
    expect(
      radii([
        [1, 0],
        [0.9, 2],
      ]),
    ).toEqual([1, 0.9])
  })
})

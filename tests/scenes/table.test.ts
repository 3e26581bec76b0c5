import { expect, it } from 'vitest'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { pins, TABLE } from '#scenes/table/index.tsx'
import { driven } from './drive.ts'

it('has the wreath borne by pins from the core, along the axis that it leans about', () => {
  const builder = new MeshBuilder()
  pins(builder)
  const { position } = builder.build().attributes
  const points = Array.from({ length: position?.count ?? 0 }, (_, i) => i)
  const along = points.map((i) => Math.abs(position?.getX(i) ?? 0))
  const { radius = 0, depth = 0 } = TABLE.parts[3]?.band ?? {}
  expect(Math.min(...along)).toBeLessThan(TABLE.core?.radius ?? 0)
  expect(Math.max(...along)).toBeGreaterThan(radius + depth / 2)
  const pose = createPiecePose(TABLE.parts.length, TABLE.bodies?.length ?? 0)
  for (const drive of [0, 0.5, 1]) {
    TABLE.move(driven({ drive, time: 50 }), pose)
    const wreath = pose.parts[3]
    expect([wreath?.x, wreath?.z, wreath?.roll]).toEqual([0, 0, 0])
    for (const i of points) expect(Math.abs((position?.getY(i) ?? 0) - (wreath?.y ?? 0))).toBeLessThan(0.15)
  }
})

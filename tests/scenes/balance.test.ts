import { expect, it } from 'vitest'
import { BALANCE, COINS } from '#scenes/balance/index.tsx'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { driven } from './drive.ts'

const solidOf = (part: number) => {
  const builder = new MeshBuilder()
  BALANCE.parts[part]?.solid?.(builder)
  const { position } = builder.build().attributes
  return Array.from({ length: position?.count ?? 0 }, (_, i) => ({
    y: position?.getY(i) ?? 0,
    radius: Math.hypot(position?.getX(i) ?? 0, position?.getZ(i) ?? 0),
  }))
}

it('holds its pans by rods that pass beside the highest stack, not through it', () => {
  const pose = createPiecePose(BALANCE.parts.length, 0)
  BALANCE.move(driven({ signal: COINS }), pose)
  const pan = pose.parts[COINS]?.y ?? 0
  const top = Math.max(...pose.parts.slice(0, COINS).map(({ y }) => y)) - pan
  const coin = Math.max(...solidOf(0).map(({ radius }) => radius))
  const inside = solidOf(COINS).filter(({ y, radius }) => y > 0.2 && y < top && radius < coin)
  expect(top).toBeGreaterThan(2)
  expect(inside).toEqual([])
  // A rod is a cone from end to end: it has corners nowhere between.
  expect(Math.max(...solidOf(COINS).map(({ y, radius }) => (radius > coin ? y : 0)))).toBeGreaterThan(top)
})

it('mills the edge of a coin finely: narrow mills, less deep than a hundredth of its radius', () => {
  const radii = solidOf(0).map(({ radius }) => radius)
  const edge = Math.max(...radii)
  const milled = [...new Set(radii.filter((r) => r > edge * 0.97).map((r) => r.toFixed(4)))].map(Number)
  expect(edge - Math.max(...milled.filter((r) => r < edge - 1e-3))).toBeLessThan(edge / 100)
  const builder = new MeshBuilder()
  BALANCE.parts[0]?.solid?.(builder)
  const { position } = builder.build().attributes
  const tips = Array.from({ length: position?.count ?? 0 }, (_, i) => [position?.getX(i), position?.getZ(i)])
    .filter(([x = 0, z = 0]) => Math.hypot(x, z) > edge - 1e-6)
    .map(([x = 0, z = 0]) => Math.round(Math.atan2(z, x) * 1e4))
  expect(new Set(tips).size).toBeGreaterThanOrEqual(72)
})

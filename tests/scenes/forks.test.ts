import { expect, it } from 'vitest'
import { FORKS, move, SET, swayOf } from '#scenes/forks/index.tsx'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { driven } from './drive.ts'

const steps = Array.from({ length: 101 }, (_, i) => i / 100)

it('strikes one fork after another; each rings and is at rest before the end', () => {
  const firsts = SET.map((_, i) => steps.find((drive) => Math.abs(swayOf(i, drive)) > 1e-6) ?? Infinity)
  expect(firsts).toEqual([...firsts].sort((a, b) => a - b))
  expect(new Set(firsts).size).toBe(SET.length)
  SET.forEach((_, i) => {
    const sways = steps.map((drive) => swayOf(i, drive))
    expect(sways[0]).toBeCloseTo(0)
    expect(Math.max(...sways)).toBeGreaterThan(0.01)
    expect(Math.min(...sways)).toBeLessThan(-0.01)
    expect(swayOf(i, 1.1)).toBeCloseTo(0)
  })
})

it('has the light on the edge of the hole in the dish, which it does not fit through', () => {
  const pose = createPiecePose(FORKS.parts.length, 0)
  move(driven({ drive: 0 }), pose)
  const { radius = 0, depth = 0, axial = 0 } = FORKS.parts[SET.length + 2]?.band ?? {}
  const [hole, light] = [radius - depth / 2, FORKS.core?.radius ?? 0]
  expect(light).toBeGreaterThan(hole)
  const rim = (pose.parts[SET.length + 2]?.y ?? 0) + axial / 2
  expect(Math.abs(pose.core.y - Math.sqrt(light ** 2 - hole ** 2) - rim)).toBeLessThan(0.15)
  expect([pose.core.x, pose.core.z]).toEqual([0, 0])
})

it('turns the forks at the sides from the reader, each by another angle, and has all feet on the plate', () => {
  const pose = createPiecePose(FORKS.parts.length, 0)
  move(driven({ drive: 0 }), pose)
  const [left = 0, middle, right = 0] = pose.parts.map(({ turn }) => (turn * 180) / Math.PI)
  expect(middle).toBe(0)
  expect(left).toBeGreaterThan(20)
  expect(right).toBeLessThan(-20)
  expect(Math.abs(left + right)).toBeGreaterThan(5)
  const builder = new MeshBuilder()
  FORKS.parts[SET.length]?.solid?.(builder)
  const feet = builder.build().getAttribute('position')
  const { radius = 0, depth = 0 } = FORKS.parts[SET.length + 1]?.band ?? {}
  for (let i = 0; i < feet.count; i += 1) {
    const away = Math.hypot(feet.getX(i), feet.getZ(i))
    expect(Math.abs(away - radius)).toBeLessThan(depth / 2)
  }
})

it('has a floor in the hole in the dish, from its edge to the light', () => {
  const pose = createPiecePose(FORKS.parts.length, 0)
  move(driven({ drive: 0 }), pose)
  const { band, solid } = FORKS.parts[SET.length + 2] ?? {}
  const builder = new MeshBuilder()
  solid?.(builder)
  const points = builder.build().getAttribute('position')
  const all = Array.from({ length: points.count }, (_, i) => i)
  const reach = all.map((i) => Math.hypot(points.getX(i), points.getZ(i)))
  expect(Math.max(...reach)).toBeGreaterThan((band?.radius ?? 0) - (band?.depth ?? 0) / 2 - 0.01)
  const up = pose.core.y - (pose.parts[SET.length + 2]?.y ?? 0) - Math.min(...all.map((i) => points.getY(i)))
  expect(Math.min(...reach)).toBeLessThan(Math.sqrt((FORKS.core?.radius ?? 0) ** 2 - up ** 2))
})

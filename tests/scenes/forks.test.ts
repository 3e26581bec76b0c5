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

it('keeps the light between the tines of the fork in the middle', () => {
  const pose = createPiecePose(FORKS.parts.length, 0)
  for (const drive of steps) {
    move(driven({ drive }), pose)
    const [, middle] = SET
    const sway = Math.abs(Math.tan(pose.parts[1]?.roll ?? 0)) * (pose.core.y - (pose.parts[1]?.y ?? 0))
    expect((FORKS.core?.radius ?? Infinity) + sway).toBeLessThan(middle.half)
    expect([pose.core.x, pose.core.z]).toEqual([middle.x, middle.z])
  }
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

import { expect, it } from 'vitest'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { HOURS } from '#scenes/hours/index.tsx'

const boxOf = (part: number) => {
  const builder = new MeshBuilder()
  HOURS.parts[part]?.solid?.(builder)
  const geometry = builder.build()
  geometry.computeBoundingBox()
  const { boundingBox } = geometry
  if (!boundingBox) throw new Error('no geometry')
  return boundingBox
}

it('has the signs of noon and midnight opposite each other, within the face and beneath the hand', () => {
  const [face, , , wheel] = HOURS.parts
  const [hand, sun, moon] = [boxOf(2), boxOf(4), boxOf(5)]
  const inner = (face?.band?.radius ?? 0) - (face?.band?.depth ?? 0) / 2
  expect(wheel?.solid).toBeDefined()
  for (const { min, max } of [sun, moon]) {
    expect(max.y).toBeLessThan(hand.min.y)
    expect(Math.max(-min.z, max.z)).toBeLessThan(inner)
    expect(Math.abs(min.x + max.x)).toBeLessThan(0.01)
  }
  expect(sun.max.z).toBeLessThan(-1.9)
  expect(moon.min.z).toBeGreaterThan(1.9)
})

import { expect, it } from 'vitest'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { HOURS } from '#scenes/hours/index.tsx'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { driven } from './drive.ts'

const boxOf = (part: number) => {
  const builder = new MeshBuilder()
  HOURS.parts[part]?.solid?.(builder)
  const geometry = builder.build()
  geometry.computeBoundingBox()
  const { boundingBox } = geometry
  if (!boundingBox) throw new Error('no geometry')
  return boundingBox
}

it('has the signs of noon and midnight opposite each other, on arms from the face, and beneath the hand', () => {
  const [face, , , wheel] = HOURS.parts
  const [hand, sun, moon] = [boxOf(2), boxOf(4), boxOf(5)]
  const inner = (face?.band?.radius ?? 0) - (face?.band?.depth ?? 0) / 2
  expect(wheel?.solid).toBeDefined()
  for (const { min, max } of [sun, moon]) {
    expect(max.y).toBeLessThan(hand.min.y)
    const reach = Math.max(-min.z, max.z)
    expect(reach).toBeGreaterThan(inner)
    expect(reach).toBeLessThan(inner + 0.1)
    expect(Math.abs(min.x + max.x)).toBeLessThan(0.15)
  }
  expect(sun.max.z).toBeLessThan(-1.9)
  expect(moon.min.z).toBeGreaterThan(1.9)
})

it('has the wheel borne by a bar behind it, which ends under the face', () => {
  const [wheel, bridge] = [boxOf(3), boxOf(6)]
  const pose = createPiecePose(HOURS.parts.length, 0)
  HOURS.move(driven({}), pose)
  const y = pose.parts[3]?.y ?? 0
  // Its axle goes through the wheel.
  expect(bridge.max.y).toBeGreaterThan(wheel.max.y + y)
  for (const end of [-bridge.min.x, bridge.max.x]) {
    expect(end).toBeGreaterThan(3.3 - 0.86 / 2)
    expect(end).toBeLessThan(3.3 + 0.86 / 2)
  }
})

it('has the hoop held by screws that go from the edge of the face through it', () => {
  const [face, hoop] = HOURS.parts
  const builder = new MeshBuilder()
  HOURS.parts[7]?.solid?.(builder)
  const { position } = builder.build().attributes
  const radii = Array.from({ length: position?.count ?? 0 }, (_, i) =>
    Math.hypot(position?.getX(i) ?? 0, position?.getZ(i) ?? 0),
  )
  const outer = (part = face) => (part?.band?.radius ?? 0) + (part?.band?.depth ?? 0) / 2
  expect(Math.min(...radii)).toBeLessThan(outer())
  expect(Math.max(...radii)).toBeGreaterThan(outer(hoop))
  // They do not move against what they hold.
  const pose = createPiecePose(HOURS.parts.length, 0)
  HOURS.move(driven({ time: 90 }), pose)
  expect(pose.parts[1]).toEqual(pose.parts[7])
})

it('has no spoke of the wheel along the hand, at any hour', () => {
  const pose = createPiecePose(HOURS.parts.length, 0)
  for (let step = 0; step < 480; step += 1) {
    HOURS.move(driven({ signal: step / 20, drive: (step % 11) / 10, time: step * 7 }), pose)
    const [, , hand, wheel] = pose.parts
    const apart = Math.abs((((wheel?.turn ?? 0) - (hand?.turn ?? 0)) / DEGREE) % 90)
    expect(Math.min(apart, 90 - apart)).toBeGreaterThan(20)
  }
})

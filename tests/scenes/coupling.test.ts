import { expect, it } from 'vitest'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { FINGER, fingers, LUG, LUGS, PIN, PINS, studs } from '#scenes/coupling/geometry.ts'
import { DARK, GROOVES, knurl } from '#scenes/coupling/knurl.ts'
import {
  across,
  APART,
  COUPLING,
  DOWN_AT,
  gapAt,
  LIGHT,
  LOCKED,
  turnedAt,
  wayAt,
} from '#scenes/coupling/index.tsx'
import { driven } from './drive.ts'

const steps = Array.from({ length: 201 }, (_, i) => i / 200)

it('closes first, and locks by a quarter of a turn then', () => {
  expect([gapAt(0), gapAt(1)]).toEqual([APART, LOCKED])
  expect([turnedAt(0), turnedAt(1)]).toEqual([0, 1])
  const pose = createPiecePose(COUPLING.parts.length, 0, PINS)
  const collarAt = (drive: number) => {
    COUPLING.move(driven({ drive }), pose)
    return pose.parts[3]?.turn ?? 0
  }
  expect(Math.abs(collarAt(1) - collarAt(0))).toBeCloseTo(Math.PI / 2)
  for (const drive of steps) if (turnedAt(drive) > 0) expect(gapAt(drive)).toBeCloseTo(LOCKED)
})

it('has the pins out of the sockets when it is apart, and in them when it is locked', () => {
  expect(PIN.length).toBeLessThan(APART - 0.3)
  expect(PIN.length).toBeGreaterThan(LOCKED)
  expect(PINS).toBe(6)
  // The light fits in between.
  expect(LIGHT.over + LIGHT.radius).toBeLessThan(LOCKED + 0.1)
})

it('brings its fingers down between the lugs, and every hook behind the next', () => {
  const apart = 360 / LUGS
  const lug = (Math.atan(LUG.radius / FINGER.inner) * 180) / Math.PI
  expect(DOWN_AT - FINGER.half).toBeGreaterThan(lug)
  expect(DOWN_AT + 90 + FINGER.half).toBeLessThan(apart - lug)
  const hook = DOWN_AT + 90 + FINGER.half + FINGER.hook / 2
  expect(hook).toBeCloseTo(apart)
  expect(FINGER.hook / 2).toBeGreaterThan(lug)
})

it('sends its lights from socket to pin, no further than the tip and none past it', () => {
  const pose = createPiecePose(COUPLING.parts.length, 0, PINS)
  for (const drive of steps) {
    const tip = gapAt(drive) - PIN.length
    COUPLING.move(driven({ drive }), pose)
    expect(Math.max(...pose.bars)).toBeLessThanOrEqual(Math.max(0, tip) + 1e-6)
  }
  expect(wayAt(0)).toBeGreaterThan(0.5)
  expect(wayAt(1)).toBe(0)
})

it('sends a light over for each resource, which comes back, and never all at once', () => {
  for (let i = 0; i < PINS; i += 1) {
    const heights = steps.map((step) => across(i, step * 9))
    expect(Math.max(...heights)).toBeGreaterThan(0.98)
    expect(Math.min(...heights)).toBe(0)
  }
  for (const step of steps) {
    const there = Array.from({ length: PINS }, (_, i) => across(i, step * 9)).filter((share) => share > 0.5)
    expect(there.length).toBeGreaterThan(0)
    expect(there.length).toBeLessThan(PINS)
  }
})

it('has fingers without a sharp edge, that are seen from outside', () => {
  const builder = new MeshBuilder()
  fingers(2)(builder)
  const { position, normal } = builder.build().attributes
  const corners = Array.from({ length: position?.count ?? 0 }, (_, i) => {
    const [x, y, z] = [position?.getX(i) ?? 0, position?.getY(i) ?? 0, position?.getZ(i) ?? 0]
    return {
      y,
      r: Math.hypot(x, z),
      out: (x * (normal?.getX(i) ?? 0) + z * (normal?.getZ(i) ?? 0)) / Math.hypot(x, z),
    }
  })
  const lowest = corners.filter(({ y }) => y < -2 + 1e-6)
  expect(lowest.length).toBeGreaterThan(0)
  for (const { r } of lowest) expect(FINGER.outer - r).toBeGreaterThan(0.02)
  // The widest faces outwards.
  for (const { out } of corners.filter(({ r, y }) => r > FINGER.outer - 1e-6 && y > -1.9 && y < -0.1))
    expect(out).toBeGreaterThan(0)
})

it('has lugs that reach through the hooks, as thick as the hooks hold', () => {
  const builder = new MeshBuilder()
  studs(builder)
  const points = builder.build().getAttribute('position')
  const all = Array.from({ length: points.count }, (_, i) => i)
  expect(Math.max(...all.map((i) => Math.hypot(points.getX(i), points.getZ(i))))).toBeGreaterThan(
    FINGER.outer,
  )
  expect(Math.max(...all.map((i) => points.getY(i)))).toBeCloseTo(LUG.radius)
})

it('has the numerals of both halves upright', () => {
  const pose = createPiecePose(COUPLING.parts.length, 0, PINS)
  COUPLING.move(driven({ drive: 0 }), pose)
  const rings = COUPLING.parts.flatMap(({ marks }, i) => (marks ? [pose.parts[i]?.lean] : []))
  expect(rings).toEqual([0, 0])
})

it('has a dark groove between any two ridges of a collar', () => {
  const builder = new MeshBuilder()
  knurl(1.8, 0.1)(builder)
  const { position, aFinish } = builder.build().attributes
  const low = Array.from({ length: position?.count ?? 0 }, (_, i) => i).filter(
    (i) => (aFinish?.getX(i) ?? 1) < DARK + 0.01,
  )
  expect(low.length).toBeGreaterThan(GROOVES * 4)
  for (const i of low) expect(Math.hypot(position?.getX(i) ?? 0, position?.getZ(i) ?? 0)).toBeCloseTo(1.8)
})

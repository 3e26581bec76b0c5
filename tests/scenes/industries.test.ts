import { expect, it } from 'vitest'
import { bodies as all, ORDER } from '#scenes/industries/balls.ts'
import { cup } from '#scenes/industries/cup.ts'
import { COUNT, INDUSTRIES } from '#scenes/industries/index.tsx'
import { fountain } from '#scenes/industries/fountain.ts'
import { IN_ROW } from '#scenes/industries/placements.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { SHADOW_BALLS } from '#scenes/instrument/shadow-material.ts'
import { driven } from './drive.ts'

const pose = createPiecePose(INDUSTRIES.parts.length, INDUSTRIES.bodies?.length ?? 0)
const light = INDUSTRIES.core?.radius ?? 0

it.each([
  ['on the table', -1],
  ['in the row, where the light is the order that the shop keeps', IN_ROW],
])('has no ball in the light %s', (_, show) => {
  for (const signal of [0, 1, 3]) {
    INDUSTRIES.move(driven({ time: 4, drive: 0.5, show, signal }), pose)
    const { core, bodies } = pose
    const still = bodies.filter(({ x, z, radius }) => radius > 0 && Math.hypot(x - core.x, z - core.z) > 1e-6)
    expect(still.length).toBeGreaterThan(10)
    for (const { x, y, z, radius } of bodies.filter((body) => body.radius > 0)) {
      const away = Math.hypot(x - core.x, y - core.y, z - core.z)
      // A visit that falls into the light goes out in it: such a ball is small.
      if (radius * 2.5 < light * core.scale) continue
      expect(away).toBeGreaterThan(light * core.scale)
    }
  }
})

it('brushes the fountain alone, which is turned about the upright: on what lies across it brushing is a star', () => {
  const brushed = INDUSTRIES.parts.flatMap(({ solid, brass }) => (solid && brass?.brush !== 0 ? [solid] : []))
  expect(brushed).toEqual([fountain])
})

it('lets less light on the table where each instrument stands', () => {
  INDUSTRIES.move(driven({ show: -1 }), pose)
  const lightAt = INDUSTRIES.parts.find(({ band }) => band?.lightAt)?.band?.lightAt ?? (() => 1)
  for (const { x, z } of pose.parts.slice(0, COUNT)) {
    expect(lightAt(Math.atan2(z, x))).toBeLessThan(0.4)
    expect(lightAt(Math.atan2(z, x) + 0.4)).toBe(1)
  }
})

it('has dark outlets in the bowls, through which the visits fall', () => {
  const builder = new MeshBuilder()
  fountain(builder)
  const { position, aFinish } = builder.build().attributes
  const dark = Array.from({ length: position?.count ?? 0 }, (_, i) => i).filter(
    (i) => (aFinish?.getX(i) ?? 1) < 0.2,
  )
  const heights = new Set(dark.map((i) => position?.getY(i).toFixed(3)))
  // Of each of three its upper and its lower edge.
  expect(heights.size).toBe(6)
  for (const i of dark)
    expect(Math.hypot(position?.getX(i) ?? 0, position?.getZ(i) ?? 0)).toBeGreaterThan(0.075)
})

it('lets no ball of the fountain throw a shadow, whose bowls throw none', () => {
  // Five visits and the order.
  expect(ORDER).toBe(all.length - 1)
  expect(all.length - 6).toBeGreaterThanOrEqual(SHADOW_BALLS)
})

it('has the light borne by a cup, on arms that reach into the table, where there is a table', () => {
  const builder = new MeshBuilder()
  cup(builder)
  const { position } = builder.build().attributes
  const points = Array.from({ length: position?.count ?? 0 }, (_, i) => ({
    y: position?.getY(i) ?? 0,
    out: Math.hypot(position?.getX(i) ?? 0, position?.getZ(i) ?? 0),
  }))
  const place = INDUSTRIES.parts.findIndex(({ solid }) => solid === cup)
  INDUSTRIES.move(driven({ show: -1 }), pose)
  expect(pose.parts[place]?.scale).toBe(1)
  const table = INDUSTRIES.parts.find(({ band }) => band?.lightAt)?.band
  expect(Math.max(...points.map(({ out }) => out))).toBeGreaterThan(
    (table?.radius ?? 9) - (table?.depth ?? 0) / 2,
  )
  const rim = points.reduce((best, point) => (point.y > best.y ? point : best))
  expect(Math.hypot(rim.out, rim.y - pose.core.y)).toBeCloseTo(light, 2)
  INDUSTRIES.move(driven({ show: IN_ROW }), pose)
  expect(pose.parts[place]?.scale).toBe(0)
})

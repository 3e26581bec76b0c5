import { expect, it } from 'vitest'
import { INDUSTRIES } from '#scenes/industries/index.tsx'
import { fountain } from '#scenes/industries/instruments.ts'
import { IN_ROW } from '#scenes/industries/placements.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
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

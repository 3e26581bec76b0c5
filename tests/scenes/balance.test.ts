import { expect, it } from 'vitest'
import { BALANCE, BASE, COINS } from '#scenes/balance/index.tsx'
import { placements } from '#scenes/balance/placements.ts'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { MeshBuilder } from '#scenes/instrument/mesh-builder.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { driven } from './drive.ts'

const cornersOf = (part: number) => {
  const builder = new MeshBuilder()
  BALANCE.parts[part]?.solid?.(builder)
  const { position, normal, aFinish } = builder.build().attributes
  return Array.from({ length: position?.count ?? 0 }, (_, i) => ({
    y: position?.getY(i) ?? 0,
    radius: Math.hypot(position?.getX(i) ?? 0, position?.getZ(i) ?? 0),
    upright: normal?.getY(i) ?? 0,
    shade: aFinish?.getX(i) ?? 0,
  }))
}

it('holds its pans by rods that pass beside the highest stack, not through it', () => {
  const pose = createPiecePose(BALANCE.parts.length, 0)
  BALANCE.move(driven({ signal: COINS }), pose)
  const pan = pose.parts[COINS]?.y ?? 0
  const top = Math.max(...pose.parts.slice(0, COINS).map(({ y }) => y)) - pan
  const coin = Math.max(...cornersOf(0).map(({ radius }) => radius))
  const inside = cornersOf(COINS).filter(({ y, radius }) => y > 0.2 && y < top && radius < coin)
  expect(top).toBeGreaterThan(2)
  expect(inside).toEqual([])
  // A rod is a cone from end to end: it has corners nowhere between.
  expect(Math.max(...cornersOf(COINS).map(({ y, radius }) => (radius > coin ? y : 0)))).toBeGreaterThan(top)
})

it('shades the mills of a coin on a round edge, whose facets would each mirror another panel', () => {
  const corners = cornersOf(0)
  const edge = Math.max(...corners.map(({ radius }) => radius))
  const wall = corners.filter(({ radius, upright }) => radius > edge * 0.95 && Math.abs(upright) < 0.1)
  const mills = wall.filter(({ radius }) => radius > edge * 0.9995)
  for (const { radius } of wall) expect(edge - radius).toBeLessThan(edge / 500)
  expect(new Set(mills.map(({ shade }) => shade.toFixed(2)))).toEqual(new Set(['1.00', '0.20']))
})

it('lies in the shade of its coins, where they stand on a pan', () => {
  const floor = cornersOf(COINS).filter(({ y, upright }) => y === Math.fround(0.03) && upright > 0.99)
  const coin = Math.max(...cornersOf(0).map(({ radius }) => radius))
  for (const { radius, shade } of floor) expect(shade < 0.5).toBe(radius < coin + 0.01)
  expect(Math.max(...floor.map(({ radius }) => radius))).toBeGreaterThan(coin + 0.1)
})

it('shows the turn of its ring beside the pans, or that would look cut', () => {
  const pose = createPiecePose(BALANCE.parts.length, 0)
  const reach = Math.max(...cornersOf(COINS).map(({ radius }) => radius))
  for (const { turn } of Object.values(placements))
    for (const angle of turn) {
      BALANCE.move(driven({ signal: 6 }), pose)
      const out = Math.abs(pose.parts[COINS]?.x ?? 0) * Math.cos(angle * DEGREE) + reach
      // A pan is nearer than the turn, and so a little larger.
      expect(out).toBeLessThan(BASE * 0.98)
    }
})

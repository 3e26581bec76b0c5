import { afterEach, expect, it } from 'vitest'
import { bowls, heightIn, LIGHT } from '#scenes/fountain/bowls.ts'
import { DROP, DROPS, placeDrop, rankOf, sharesOf } from '#scenes/fountain/drops.ts'
import { FOUNTAIN } from '#scenes/fountain/index.tsx'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { sample } from '#src/content/industries/funnel.ts'
import { endings, funnelOf } from '#src/pages/ecommerce/funnel-figures.ts'
import { initialPieces, piecesStore } from '#src/stores/pieces.ts'
import { driven } from './drive.ts'

const RATES = [
  [0.08, 0.3, 0.82],
  [0.22, 0.7, 0.82],
  [0.02, 0.1, 0.82],
] as const
/** Seconds of a drop's whole way. */
const WAY = 3.2 * 1.5 * 3.5

const drop = { x: 0, y: 0, z: 0, radius: 0, long: 1 }
const at = (i: number, time: number, rates: readonly number[]) => {
  placeDrop(i, time, sharesOf(rates), drop)
  return { ...drop, r: Math.hypot(drop.x, drop.z) }
}

afterEach(() => piecesStore.setState(initialPieces))

it('lets as many drops through each bowl as the month of the page has visits go on', () => {
  for (const [baskets, orders] of RATES) {
    const steps = funnelOf(sample.visits, {
      baskets: baskets * 100,
      orders: orders * 100,
      returns: sample.rates.returns,
    })
    const ranks = Array.from({ length: DROPS }, (_, i) => rankOf(i))
    sharesOf([baskets, orders, 0.82]).forEach((share, k) => {
      const through = ranks.filter((rank) => rank < share).length
      expect(Math.abs(through / DROPS - (steps[k]?.on ?? 0) / sample.visits)).toBeLessThan(0.006)
    })
    expect(endings(steps).reduce((sum, end) => sum + end, 0)).toBe(sample.visits)
  }
})

it('brings none further than its bowl: what is seen below has gone through what is above', () => {
  for (const rates of RATES) {
    const shares = sharesOf(rates)
    for (let i = 0; i < DROPS; i += 1)
      for (let t = 0; t < WAY; t += 0.2) {
        const { y, r, radius } = at(i, t, rates)
        if (radius === 0) continue
        const reached = bowls.filter((bowl) => y < heightIn(bowl, bowl.outlet) - DROP && r < bowl.edge).length
        if (reached > 0) expect(rankOf(i)).toBeLessThan(shares[reached - 1] ?? 1)
      }
  }
})

it('lets no drop through the metal of a bowl', () => {
  for (let i = 0; i < DROPS; i += 1)
    for (let t = 0; t < WAY; t += 0.1) {
      const { y, r, radius } = at(i, t, RATES[1])
      if (radius > 0)
        for (const bowl of bowls)
          if (r > bowl.outlet + 0.01 && r < bowl.edge)
            expect(Math.abs(y - heightIn(bowl, r)) >= DROP * 0.99 || y > heightIn(bowl, r)).toBe(true)
    }
})

it('lets none shrink in a bowl', () => {
  const shares = sharesOf(RATES[0])
  const [bowl] = bowls
  for (let i = 0; i < DROPS; i += 1)
    for (let t = 0; t < WAY; t += 0.4) {
      const { radius, r, y } = at(i, t, RATES[0])
      const inside = radius > 0 && r < bowl.edge && Math.abs(y - heightIn(bowl, r) - DROP) < 1e-6
      if (inside && Math.abs(rankOf(i) - (shares[0] ?? 0)) > 0.003) expect(radius).toBeCloseTo(DROP)
    }
})

it.each(RATES)(
  'keeps half the width of a drop between any two, on their whole way (%d, %d, %d)',
  (...rates) => {
    let least = 9
    for (let t = 0; t < WAY; t += 0.1) {
      const seen = Array.from({ length: DROPS }, (_, i) => at(i, t, rates)).filter(
        ({ radius }) => radius > DROP / 4,
      )
      seen.forEach((one, k) => {
        for (const other of seen.slice(k + 1))
          least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z))
      })
    }
    expect(least).toBeGreaterThan(3 * DROP)
  },
)

it('lets what leaves go over the edge, and fall close to the outside of its bowl', () => {
  for (let i = 0; i < DROPS; i += 1)
    for (let t = 0; t < WAY; t += 0.05) {
      const { radius, r, y } = at(i, t, RATES[0])
      for (const bowl of bowls) {
        if (radius === 0 || r < bowl.edge || Math.abs(y - bowl.y) > 0.6 || r > bowl.edge + 0.3) continue
        expect(r).toBeLessThan(bowl.edge + DROP * 1.01)
        expect(Math.hypot(r - bowl.edge, Math.max(0, y - bowl.y))).toBeGreaterThan(DROP * 0.99)
      }
    }
})

it('moves no drop that is seen by a leap, by time or by the rates', () => {
  for (let i = 0; i < DROPS; i += 1) {
    let [before, other] = [at(i, 0, RATES[0]), at(i, 5, RATES[0])]
    for (let step = 1; step <= 400; step += 1) {
      const now = at(i, (step / 400) * WAY, RATES[0])
      const moved = Math.hypot(now.x - before.x, now.y - before.y, now.z - before.z)
      expect(Math.min(now.radius, before.radius) * moved).toBeLessThan(DROP * 0.35)
      before = now
      const share = step / 400
      const turned = at(i, 5, [0.08 + 0.14 * share, 0.3 + 0.4 * share, 0.82])
      const leapt = Math.hypot(turned.x - other.x, turned.y - other.y, turned.z - other.z)
      expect(Math.min(turned.radius, other.radius) * leapt).toBeLessThan(DROP * 0.35)
      other = turned
    }
  }
})

it('ends in the light with what is kept', () => {
  const kept = Array.from({ length: DROPS }, (_, i) => i).find((i) => rankOf(i) < 0.01) ?? -1
  const lowest = Array.from({ length: 200 }, (_, k) => at(kept, (k / 200) * WAY, RATES[0])).toSorted(
    (a, b) => a.y - b.y,
  )[0]
  expect(lowest?.y).toBeLessThan(LIGHT.y + LIGHT.radius / 2)
  expect(lowest?.r).toBeLessThan(0.2)
})

it('lights of each bowl what goes on from it, as the page says', () => {
  const { baskets, orders } = sample.rates
  expect([FOUNTAIN.signal?.(), FOUNTAIN.second?.()]).toEqual([baskets, orders])
  const pose = createPiecePose(FOUNTAIN.parts.length, DROPS)
  FOUNTAIN.move(driven({ signal: 12, second: 44 }), pose)
  expect(pose.parts.slice(0, 3).map(({ lit }) => lit)).toEqual([0.12, 0.44, 0.82])
})

it('has bowls flat enough to shine by night: steeper ones get no wedges of light (brass-glsl.ts)', () => {
  for (const { dish = 0 } of FOUNTAIN.parts.slice(0, bowls.length).flatMap(({ band }) => band ?? []))
    expect(Math.cos(Math.atan(dish))).toBeGreaterThan(0.97)
})

import { describe, expect, it } from 'vitest'
import { FOOT, STONE, STONES } from '#scenes/arch/geometry.ts'
import { ARCH, move } from '#scenes/arch/index.tsx'
import { DEGREE } from '#scenes/instrument/ease.ts'
import { createPiecePose } from '#scenes/instrument/piece-pose.ts'
import { concepts } from '#src/content/support/concepts.ts'
import { driven } from './drive.ts'

const stonesAt = (drive: number, show = -1, signal = 0) => {
  const pose = createPiecePose(ARCH.parts.length, 0)
  move(driven({ drive, signal, show }), pose)
  return pose.parts.slice(0, STONES)
}

describe('the arch', () => {
  it('is built of five stones that stand side by side at the end, none in the next', () => {
    const stones = stonesAt(1)
    expect(stones).toHaveLength(5)
    for (const { x, y } of stones) expect(Math.hypot(x, y - (stones[0]?.y ?? 0))).toBe(0)
    stones.slice(1).forEach(({ turn }, i) => {
      const between = Math.abs(turn - (stones[i]?.turn ?? Number.NaN))
      expect(between).toBeGreaterThan(STONE * DEGREE)
      expect(between).toBeLessThan((STONE + 3) * DEGREE)
    })
  })

  it('takes each stone in from outside, the keystone last', () => {
    const keystone = (STONES - 1) / 2
    for (const drive of [0, 0.3, 0.6, 0.9]) {
      const places = stonesAt(drive)
      const built = stonesAt(1)
      const away = places.map(({ x, y }, i) => Math.hypot(x - (built[i]?.x ?? 0), y - (built[i]?.y ?? 0)))
      expect(Math.max(...away)).toBeCloseTo(away[keystone] ?? Number.NaN)
      expect(away[keystone]).toBeGreaterThan(0)
      // The stones to the left of the keystone come from the left, the others from the right.
      places.forEach(({ x }, i) => {
        if (i !== keystone) expect(Math.sign(x) || Math.sign(i - keystone)).toBe(Math.sign(i - keystone))
      })
    }
  })

  it('beside the guide sets one stone with each concept, and lights it', () => {
    const built = stonesAt(1)
    for (let count = 0; count <= concepts.length; count += 1) {
      const set = concepts.slice(0, count)
      stonesAt(0.5, 0, count).forEach(({ x, y, lit }, i) => {
        const away = Math.hypot(x - (built[i]?.x ?? 0), y - (built[i]?.y ?? 0))
        expect(away > 0).toBe(!set.some(({ stone }) => stone === i))
        expect(lit).toBe(away > 0 ? 0 : 1)
      })
    }
  })
})

it('has the feet of its imposts on the face of the ring', () => {
  const [ring] = ARCH.parts.flatMap(({ band }) => (band && !band.gap ? [band] : []))
  const { radius = 0, depth = 0 } = ring ?? {}
  const feet = ARCH.parts.flatMap(({ feet: own = [] }) => own)
  expect(feet).toHaveLength(2)
  for (const { at } of feet) expect(Math.abs(Math.abs(at[0]) - radius) + FOOT).toBeLessThan(depth / 2)
})

it('has no stone mirrored, which would be mirrored as a whole ring', () => {
  const open = ARCH.parts.filter(({ band }) => band?.gap)
  expect(open).toHaveLength(STONES)
  for (const { brass } of open) expect(brass?.unmirrored).toBe(true)
})

it('cuts its number from the left into the middle of each stone, and no other', () => {
  ARCH.parts.slice(0, STONES).forEach(({ marks }, i) => {
    const { numerals = 0, first = 0 } = marks?.find(({ face }) => face === 'top') ?? {}
    // The middle of a stone is opposite angle 0, where its gap is.
    expect(first + numerals / 2).toBe(i + 1)
    expect(360 / numerals).toBeGreaterThan(STONE)
    expect(numerals).toBeGreaterThanOrEqual(STONES)
  })
})

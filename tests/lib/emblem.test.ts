import { describe, expect, it } from 'vitest'
import { emblem } from '#src/lib/emblem.ts'

describe('emblem', () => {
  it('is the same for the same word, and another for another', () => {
    expect(emblem('/a/b')).toEqual(emblem('/a/b'))
    expect(emblem('/a/b')).not.toEqual(emblem('/a/c'))
  })

  it.each(['a', 'forecast', 'access', ''])(
    'of %j stays within its band, each planet on its orbit',
    (word) => {
      const { orbits, planets, ticks, marks } = emblem(word)
      expect(orbits.length).toBeGreaterThanOrEqual(3)
      expect(orbits).toEqual(orbits.toSorted((a, b) => a - b))
      for (const [index, { x, y, r }] of planets.entries()) {
        const distance = Math.hypot(x - 100, y - 100)
        expect(distance).toBeCloseTo(orbits[index] ?? 0, 1)
        expect(distance + r).toBeLessThan(86)
      }
      expect(ticks.match(/M/g)?.length).toBe(84)
      expect(marks.match(/M/g)?.length).toBe(6)
    },
  )
})

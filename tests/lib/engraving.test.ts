import { expect, it } from 'vitest'
import { arcPath, guillochePath, polar, scalePath } from '#src/lib/engraving.ts'

const marks = (path: string) => path.split('M').filter(Boolean)
/** Distance from the origin of every point of a path. */
const radii = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLZ]|$)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)))

it('angles run clockwise from the right', () => {
  expect(polar(10, 0)).toEqual([10, 0])
  expect(polar(10, 90)).toEqual([0, 10])
})

it('a full scale has as many marks as asked for, the long ones half as long again', () => {
  const path = scalePath({ r: 100, count: 60, length: -4, every: 5 })
  expect(marks(path)).toHaveLength(60)
  const ends = radii(path).filter((_, i) => i % 2 === 1)
  expect(ends.filter((r) => Math.abs(r - 94) < 0.1)).toHaveLength(12)
  expect(ends.filter((r) => Math.abs(r - 96) < 0.1)).toHaveLength(48)
})

it('a part of a scale has a mark at both its ends', () => {
  const path = scalePath({ r: 10, count: 3, length: 1, from: 0, span: 90 })
  expect(path).toBe('M10 0L11 0M7.07 7.07L7.78 7.78M0 10L0 11')
})

it('an arc takes the long way for more than half a turn', () => {
  expect(arcPath(10, 0, 90)).toBe('M10 0A10 10 0 0 1 0 10')
  expect(arcPath(10, 0, 270)).toBe('M10 0A10 10 0 1 1 0 -10')
  expect(arcPath(10, 0, -90)).toBe('M10 0A10 10 0 0 0 0 -10')
})

it('a guilloche swings by its depth and closes', () => {
  const path = guillochePath(50, 10, 8, 0)
  expect(path.endsWith('Z')).toBe(true)
  expect(Math.min(...radii(path))).toBeCloseTo(40, 0)
  expect(Math.max(...radii(path))).toBeCloseTo(60, 0)
})

import { expect, it } from 'vitest'
import { areaPath, columnsPath, linePath } from '#src/lib/curves.ts'

const box = { width: 100, height: 50, low: 0, high: 10 }

it('a line begins and ends at its values, level there', () => {
  expect(linePath([0, 10, 5], box)).toBe('M0 50C25 50 25 0 50 0C75 0 75 25 100 25')
})

it('an area closes along the floor', () => {
  expect(areaPath([5, 5], box)).toBe('M0 25C50 25 50 25 100 25L100 50L0 50Z')
})

it('columns stand on the floor, in the middle of their share', () => {
  expect(columnsPath([10, 5], box, 0.5)).toBe('M12.5 50v-50h25v50zM62.5 50v-25h25v25z')
})

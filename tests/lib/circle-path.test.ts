import { expect, it } from 'vitest'
import { circlePath } from '#src/lib/circle-path.ts'

it('a circle is two halves, from three o’clock over six and back', () => {
  expect(circlePath(100, 50, 20)).toBe('M120 50a20 20 0 1 1-40 0a20 20 0 1 1 40 0z')
  expect(circlePath(0, 0, 1.23456)).toBe('M1.235 0a1.235 1.235 0 1 1-2.469 0a1.235 1.235 0 1 1 2.469 0z')
})

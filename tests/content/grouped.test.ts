import { expect, it } from 'vitest'
import { grouped } from '#src/content/grouped.ts'

it.each([
  0, 7, 999, 1000, 12_345, 123_456, 1_234_567, -1, -999, -1000, -98_765, 0.5, 1234.5, 1234.5678, -4321.25,
  999.9996,
])('writes %d as the browser does', (value) => {
  expect(grouped(value)).toBe(value.toLocaleString('en-US'))
})

import { expect, it } from 'vitest'
import { trendOf } from '#src/pages/security-solution/trend.ts'

it.each([
  ['+12', 'good'],
  ['+3% this week', 'good'],
  ['-2', 'bad'],
  ['−0.4%', 'bad'],
  ['+2 after -1', 'good'],
  ['steady', 'neutral'],
  ['', 'neutral'],
])('%j is %s', (text, expected) => {
  expect(trendOf(text)).toBe(expected)
})

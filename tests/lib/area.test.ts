import { expect, it } from 'vitest'
import { areaOf } from '#src/lib/area.ts'

it.each([
  ['/', 'home'],
  ['/solutions', 'solutions'],
  ['/solutions/security', 'solutions'],
  ['/technology/data-privacy', 'technology'],
  ['/support/status', 'support'],
  ['/resources/blog/an-article', 'resources'],
  ['/contact', 'company'],
  ['/security', 'company'],
  ['/nowhere', 'company'],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

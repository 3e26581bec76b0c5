import { expect, it } from 'vitest'
import { paths } from '#src/content/paths.ts'
import { areaOf } from '#src/lib/area.ts'

it.each([
  [paths.home, 'home'],
  [paths.solutions, 'solutions'],
  [paths.tasks, 'solutions'],
  [paths.dataPrivacy, 'technology'],
  [paths.smb, 'industries'],
  [paths.blog, 'resources'],
  [paths.status, 'support'],
  [paths.contact, 'company'],
  [paths.about, 'company'],
  [paths.privacy, 'company'],
  [paths.notFound, 'company'],
  ['/solutionsx', 'company'],
])('%s lies in the area %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})

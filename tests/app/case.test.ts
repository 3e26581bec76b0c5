import { expect, it } from 'vitest'
import { kebab } from '#src/app/case.ts'

it.each([
  ['home', 'home'],
  ['apiDocs', 'api-docs'],
  ['securitySolution', 'security-solution'],
  ['aBC', 'a-b-c'],
  ['', ''],
])('kebab of %j is %j', (camel, expected) => {
  expect(kebab(camel)).toBe(expected)
})

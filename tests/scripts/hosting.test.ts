// @vitest-environment node
import { expect, it } from 'vitest'
import { hostingFiles } from '#scripts/deploy/hosting.ts'

it('the policy allows no inline style and no script but the one in the page', () => {
  const headers = hostingFiles('<script>1</script>')['deploy/_headers'] ?? ''
  expect(headers).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
  expect(headers).not.toContain('unsafe')
})

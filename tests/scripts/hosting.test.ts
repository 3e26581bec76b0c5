// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hostingFiles } from '#scripts/deploy/hosting.ts'
import { bootScript } from '#scripts/vite/boot-plugin.ts'

it('the committed configuration of hosts is that of this source', async () => {
  const html = `<script>${await bootScript(process.cwd())}</script>`
  for (const [file, text] of Object.entries(hostingFiles(html)))
    expect(readFileSync(file, 'utf8'), file).toBe(text)
})

it('the policy allows no inline style and no script but the one in the page', () => {
  const headers = hostingFiles('<script>1</script>')['deploy/_headers'] ?? ''
  expect(headers).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
  expect(headers).not.toContain('unsafe')
})

// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hostingFiles } from '#scripts/deploy/hosting.ts'
import { brand } from '#src/content/brand.ts'

const files = (mailKeys = false, subdomains = false) =>
  hostingFiles('<script>1</script>', { mailKeys, subdomains })

it('the policy allows no inline style and no script but the one in the page', () => {
  const headers = files()['deploy/_headers'] ?? ''
  expect(headers).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
  expect(headers).not.toMatch(/unsafe|data:/)
})

it('the policy names every kind of file that the site loads, and forbids the others', () => {
  const policy = /Content-Security-Policy: (.*)/.exec(files()['deploy/_headers'] ?? '')?.[1] ?? ''
  const sources = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
  expect(sources).toMatchObject({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
  })
})

it('the host of the mail library stands in the policy only with its keys', () => {
  expect(files(true)['deploy/_headers']).toContain("connect-src 'self' https://api.emailjs.com;")
  expect(files(false)['deploy/_headers']).toContain("connect-src 'self';")
})

it('subdomains are held to TLS only when that is asked for', () => {
  expect(files(false, true)['deploy/_headers']).toContain('max-age=63072000; includeSubDomains')
  expect(files()['deploy/_headers']).not.toContain('includeSubDomains')
})

it('static hosts set each header in one block, and redirect no text of a stranger', () => {
  const blocks = (files()['deploy/_headers'] ?? '').split(/^\//m).slice(1)
  const names = blocks.flatMap((block) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(files()['deploy/_redirects']).not.toMatch(/[:*]/)
})

it('nginx answers to the name of the brand, over both kinds of address', () => {
  const server = files()['deploy/nginx.conf'] ?? ''
  expect(server).toContain(`server_name ${new URL(brand.origin).host};`)
  expect(server).toContain('listen [::]:80;')
})

it('the systemd unit of the mail service is sandboxed', ({ skip }) => {
  const unit = 'deploy/site-mail.service'
  const text = readFileSync(unit, 'utf8')
  expect(text).toContain('dist-server/main.mjs')
  // Without it a filtered call kills, and Node makes one at start.
  expect(text).toMatch(/^SystemCallErrorNumber=EPERM$/m)
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', unit], {
    encoding: 'utf8',
  })
  if (judged.error) return skip()
  expect(judged.status, judged.stdout).toBe(0)
})

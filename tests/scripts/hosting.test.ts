// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hostingFiles } from '#scripts/deploy/hosting.ts'
import { trustedProxyProblem } from '#server/outbox/client-address.ts'
import { brand } from '#src/content/brand.ts'

const files = (mailKeys = false, subdomains = false) =>
  hostingFiles('<script>1</script>', { mailKeys, subdomains })

it('the policy allows no inline style and no script but the one in the page', () => {
  const headers = files()['_headers'] ?? ''
  expect(headers).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
  expect(headers).not.toMatch(/unsafe|data:/)
})

it('the policy names every kind of file that the site loads, and forbids the others', () => {
  const policy = /Content-Security-Policy: (.*)/.exec(files()['_headers'] ?? '')?.[1] ?? ''
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
  expect(files(true)['_headers']).toContain("connect-src 'self' https://api.emailjs.com;")
  expect(files(false)['_headers']).toContain("connect-src 'self';")
})

it('subdomains are held to TLS only when that is asked for', () => {
  expect(files(false, true)['_headers']).toContain('max-age=63072000; includeSubDomains')
  expect(files()['_headers']).not.toContain('includeSubDomains')
})

it('static hosts set each header in one block, and redirect no text of a stranger', () => {
  const blocks = (files()['_headers'] ?? '').split(/^\//m).slice(1)
  const names = blocks.flatMap((block) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(files()['_redirects']).not.toMatch(/[:*]/)
})

it('nginx answers to the name of the brand, over both kinds of address', () => {
  const server = files()['deploy/nginx.conf'] ?? ''
  expect(server).toContain(`server_name ${new URL(brand.origin).host};`)
  expect(server).toContain('listen [::]:80;')
})

it('nginx closes what asks for another name, and shakes no hand with it over TLS', () => {
  const blocks = (files()['deploy/nginx.conf'] ?? '').split(/^server \{/m)
  const strangers = blocks.filter((block) => block.includes('server_name _;'))
  expect(strangers).toHaveLength(2)
  expect(strangers[0]).toMatch(
    /listen 80 default_server;\n {2}listen \[::\]:80 default_server;[^}]*return 444;/,
  )
  expect(strangers[1]).toMatch(/listen \[::\]:443 ssl default_server;[^}]*ssl_reject_handshake on;/)
})

it('nginx speaks HTTP/2, and bounds the size, the time and the number of requests', () => {
  expect(files()['deploy/nginx.conf']).toContain('http2 on;')
  expect(files()['deploy/nginx.conf']).toMatch(/^limit_req_zone \$binary_remote_addr zone=(\w+):/m)
  const site = files()['deploy/nginx/site.conf'] ?? ''
  for (const limit of ['client_header_timeout 10s', 'client_body_timeout 10s', 'client_max_body_size 1k'])
    expect(site).toContain(`\n${limit};`)
  expect(site).toMatch(/send-form \{[^}]*limit_req zone=/)
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
  // Not there, or too old for a unit by itself.
  if (judged.error || /unrecognized option/.test(judged.stderr)) return skip()
  expect(judged.status, judged.stdout).toBe(0)
})

it('the image is built on the digest that compose is given, and its build does not run as root', () => {
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toMatch(/NODE_IMAGE: node@\$\{NODE_DIGEST:\?/)
  const [build = ''] = readFileSync('deploy/Dockerfile', 'utf8').split(/^FROM \$\{NODE_IMAGE\}\n/m)
  expect(build).toMatch(/^ARG NODE_IMAGE=node:2[4-9]-/m)
  expect(build.indexOf('USER node')).toBeGreaterThan(0)
  expect(build.indexOf('USER node')).toBeLessThan(build.indexOf('RUN npm ci'))
})

it('no secret of any folder gets into the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']))
})

it('the service in compose believes the proxy of the host, which it sees as its gateway', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const [, trusted = ''] = /TRUSTED_PROXIES: \$\{TRUSTED_PROXIES:-([\d.]+)\}/.exec(compose) ?? []
  const [, subnet = ''] = /subnet: ([\d.]+)\.0\/24/.exec(compose) ?? []
  expect(trusted).toBe(`${subnet}.1`)
  expect(compose).toContain(`gateway: ${trusted}\n`)
  expect(trustedProxyProblem(trusted)).toBeNull()
})

it('the guide runs nothing of npm as root, and changes the system with sudo alone', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  )
  const steps = commands.flatMap((line) => line.split(' && '))
  expect(steps.filter((step) => /^sudo.* npm/.test(step) && !step.includes('apt-get'))).toEqual([])
  expect(steps.filter((step) => /(^| )\/(etc|opt|var)\//.test(step) && !step.startsWith('sudo '))).toEqual([])
  expect(guide).not.toMatch(/\bas root, in a copy/)
  expect(guide).toContain('real_ip_header X-Forwarded-For;')
})

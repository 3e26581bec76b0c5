import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hostHeaders } from '#scripts/deploy/hosting.ts'
import { brand } from '#src/content/brand.ts'
import { mailEndpoint, paths } from '#src/content/paths.ts'
import { createOutbox, type Outbox } from '#server/outbox/outbox.ts'
import { hosting, nginxInstalled, startNginx } from './nginx-server.ts'

/* The configuration that docs/deploy.md recommends, under the server it is for. */
test.skip(!nginxInstalled, 'needs the packages nginx and libnginx-mod-http-brotli-static')

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

let server: Awaited<ReturnType<typeof startNginx>>
let mail: Server
let outbox: Outbox
let letters: string

test.beforeAll(async () => {
  const log = { info: () => undefined, warn: () => undefined }
  letters = mkdtempSync(join(tmpdir(), 'nginx-mail-'))
  outbox = createOutbox({ dir: letters, ratePerMinute: 3, trustedProxies: ['127.0.0.1'], log })
  mail = createServer((req, res) => outbox.middleware(req, res, () => res.writeHead(404).end()))
  await new Promise<void>((listening) => mail.listen(0, '127.0.0.1', listening))
  server = await startNginx(`http://127.0.0.1:${(mail.address() as AddressInfo).port}`)
})
test.afterAll(() => {
  server?.stop()
  mail.close()
  rmSync(letters, { recursive: true })
})

/** Without fetch's own decompression and redirects. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((answered, failed) => {
    request(server.origin + path, { headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', failed)
      .end()
  })
}

const html = () => readFileSync('dist/index.html', 'utf8')
const asset = (ending: string) => {
  const name = readdirSync('dist/assets').find((file) => file.endsWith(ending))
  if (!name) throw new Error(`no ${ending} in dist/assets`)
  return `/assets/${name}`
}

test('every page comes with every header', async () => {
  for (const path of Object.values(paths).filter((each) => each !== paths.notFound)) {
    const { status, headers } = await get(path)
    expect(status, path).toBe(200)
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
    expect(headers['cache-control'], path).toBe('no-cache')
    expect(headers['etag'], path).toBeTruthy()
    for (const [name, value] of Object.entries(hostHeaders(html(), hosting)))
      expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value)
  }
})

test('hashed files are kept for ever, with the headers too', async () => {
  for (const ending of ['.js', '.css', '.woff2']) {
    const { status, headers } = await get(asset(ending))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('files have their types', async () => {
  for (const [file, type] of [
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/media/hero-desktop-dark.avif', 'image/avif'],
    ['/media/hero-desktop-dark.webp', 'image/webp'],
    ['/media/assembly-dark.mp4', 'video/mp4'],
    ['/media/turning-dark.webm', 'video/webm'],
    ['/images/about/1.jpg', 'image/jpeg'],
  ] as const) {
    const { status, headers } = await get(file)
    expect(status, file).toBe(200)
    expect(headers['content-type'], file).toBe(type)
  }
})

test('text travels in brotli or gzip, compressed once by the build', async () => {
  const js = asset('.js')
  for (const path of ['/', js]) {
    const plain = (await get(path)).body
    const brotli = await get(path, { 'Accept-Encoding': 'br, gzip' })
    const gzip = await get(path, { 'Accept-Encoding': 'gzip' })
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotli.headers['vary']).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true)
    expect(brotli.body.length).toBeLessThan(gzip.body.length)
  }
})

test('video answers ranges, so that it can be sought', async () => {
  const { status, headers, body } = await get('/media/assembly-dark.mp4', { Range: 'bytes=100-199' })
  expect(status).toBe(206)
  expect(body).toHaveLength(100)
  expect(headers['content-range']).toMatch(/^bytes 100-199\/\d+$/)
  expect((await get('/media/assembly-dark.mp4', { Range: 'bytes=999999999-' })).status).toBe(416)
})

test('what is not there is a 404 with the page that helps and all headers', async () => {
  for (const path of ['/nowhere', '/solutions/nowhere', '/assets/gone-00000000.js', '/media/gone.avif']) {
    const { status, headers, body } = await get(path)
    expect(status, path).toBe(404)
    expect(headers['content-security-policy']).toBeTruthy()
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain('The nearest pages')
  }
})

test('a page has one address', async () => {
  for (const [from, to] of [
    ['/about-us/', '/about-us'],
    ['/about-us/index.html', '/about-us'],
    ['/solutions/automation/', '/solutions/automation'],
    ['/index.html', '/'],
    ['/contact/?topic=demo', '/contact?topic=demo'],
  ] as const) {
    const { status, headers } = await get(from)
    expect([status, headers['location']], from).toEqual([308, to])
    expect(headers['content-security-policy'], from).toBeTruthy()
  }
})

test('the name without www leads to the one with it', async () => {
  const { host } = new URL(brand.origin)
  const { status, headers } = await get('/about-us?x=1', { Host: host.replace('www.', '') })
  expect([status, headers['location']]).toEqual([301, `http://${host}/about-us?x=1`])
})

test('no path leads to another host', async () => {
  for (const path of [
    '/%5Cevil.example/',
    '/%09/evil.example/',
    '/.%5Cevil.example/',
    '//evil.example/',
    '/%2fevil.example/',
    '/%0d%0aLocation:%20https:%2f%2fevil.example/',
    '/%5Cevil.example/index.html',
    '/nowhere/',
  ]) {
    const { status, headers } = await get(path)
    expect([status, headers['location']], path).toEqual([404, undefined])
  }
})

test('serves nothing outside the site and does not name its version', async () => {
  for (const path of ['/../package.json', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json'])
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400)
  expect((await get('/')).headers['server']).toBe('nginx')
})

function post(address: string): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'Through nginx',
    message: 'A message of some length.',
  }))
    body.append(name, value)
  const headers = { 'X-Forwarded-For': address, Origin: server.origin }
  return fetch(server.origin + mailEndpoint, { method: 'POST', body, headers })
}

test('a message reaches the mail service, whose limits no header gets around', async () => {
  const answers = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
    answers.push(await post(address))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers[0]?.headers.get('x-content-type-options')).toBe('nosniff')
  expect(readdirSync(letters)).toHaveLength(3)
})

test('npm run deploy:check reports no fault', async () => {
  const check = spawn(process.execPath, ['scripts/deploy-check.mjs', server.origin])
  let text = ''
  check.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const code = await new Promise((done) => {
    check.on('close', done)
  })
  expect(code, text).toBe(0)
  expect(text).toContain('the mail service answers')
  expect(text).not.toContain('FAIL')
})

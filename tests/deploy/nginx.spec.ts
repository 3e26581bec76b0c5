import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hostHeaders } from '#scripts/deploy/hosting.ts'
import { paths } from '#src/content/paths.ts'
import { nginxInstalled, startNginx } from './nginx-server.ts'

/* The configuration that docs/deploy.md recommends, under the server it is for. */
test.skip(!nginxInstalled, 'needs the packages nginx and libnginx-mod-http-brotli-static')

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

let server: Awaited<ReturnType<typeof startNginx>>
test.beforeAll(async () => {
  server = await startNginx()
})
test.afterAll(() => server?.stop())

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

for (const path of Object.values(paths).filter((each) => each !== paths.notFound))
  test(`${path} is a page with every header`, async () => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['etag']).toBeTruthy()
    for (const [name, value] of Object.entries(hostHeaders(html())))
      expect(headers[name.toLowerCase()], name).toBe(value)
  })

test('hashed files are kept for ever, with the headers too', async () => {
  for (const ending of ['.js', '.css', '.woff2']) {
    const { status, headers } = await get(asset(ending))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

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
] as const)
  test(`${file} is ${type}`, async () => {
    const { status, headers } = await get(file)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
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

test('an unchanged page costs one line', async () => {
  const first = await get('/')
  const again = await get('/', { 'If-None-Match': String(first.headers['etag']) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
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

for (const [from, to] of [
  ['/about-us/', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/index.html', '/'],
  ['/contact/?topic=demo', '/contact?topic=demo'],
] as const)
  test(`${from} leads to ${to}`, async () => {
    const { status, headers } = await get(from)
    expect([status, headers['location']]).toEqual([308, to])
  })

test('nothing outside the site, and no version of the server', async () => {
  for (const path of ['/../package.json', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json'])
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400)
  expect((await get('/')).headers['server']).toBe('nginx')
})

test('a message posted to a static host is refused, which the form knows how to tell', async () => {
  expect([404, 405]).toContain((await get('/api/v1.0/email/send-form', {}, 'POST')).status)
})

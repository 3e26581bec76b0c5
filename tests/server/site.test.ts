import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveSite } from '#server/site.ts'

let folder: string
let server: Server
let origin: string

const at = (...parts: string[]) => join(folder, ...parts)

/** A build with a script of its own name, and headers that name it. */
async function build(into: string, name: string): Promise<void> {
  await mkdir(at(into, 'assets'), { recursive: true })
  await mkdir(at(into, 'about-us'))
  await writeFile(at(into, 'index.html'), `<!doctype html><title>${name}</title>`)
  await writeFile(at(into, 'about-us/index.html'), `<!doctype html><title>about ${name}</title>`)
  await writeFile(at(into, '404.html'), '<!doctype html><title>lost</title>')
  await writeFile(
    at(into, '_headers'),
    `/*\n  Content-Security-Policy: script-src '${name}'\n  Strict-Transport-Security: max-age=1\n/assets/*\n  Cache-Control: x\n`,
  )
  await writeFile(at(into, `assets/${name}.js`), `/* ${name} */${'x'.repeat(100_000)}`)
}

/** As the end of scripts/build.mjs does. */
async function swap(): Promise<void> {
  await rename(at('dist'), at('former'))
  await rename(at('beside'), at('dist'))
  await rm(at('former'), { recursive: true })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await build('dist', 'first')
  const answer = serveSite(at('dist'), false)
  server = createServer((req, res) => answer(req, res))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await rm(folder, { recursive: true })
})

const get = (path: string) => fetch(origin + path, { redirect: 'manual' })

describe('a range', () => {
  const ranged = (range: string) => fetch(`${origin}/assets/first.js`, { headers: { range } })

  it('is answered by that part of the file', async () => {
    const answer = await ranged('bytes=10-19')
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 10-19/100011'])
    expect((await ranged('bytes=100000-')).status).toBe(206)
    expect((await ranged('bytes=999999-')).status).toBe(416)
  })

  // The file server throws at some of these, or reads them as another range.
  it.each([
    'bytes=0-18446744073709551615',
    'bytes=100-50',
    'bytes=-500',
    'bytes=a-b',
    'bytes=0-1,5-9',
    'lines=1-2',
  ])('%s is answered by the whole file', async (range) => {
    const answer = await ranged(range)
    expect([answer.status, (await answer.text()).length]).toEqual([200, 100_011])
  })
})

describe('a build put in place of the one that is served', () => {
  it('is served from the next request on, with its own headers', async () => {
    expect(await (await get('/')).text()).toContain('first')
    await build('beside', 'second')
    expect((await get('/assets/first.js')).status).toBe(200)
    await swap()
    const page = await get('/')
    expect(await page.text()).toContain('second')
    expect(page.headers.get('content-security-policy')).toBe("script-src 'second'")
    expect((await get('/assets/second.js')).status).toBe(200)
    expect((await get('/assets/first.js')).status).toBe(404)
  })

  it('ends no process and mixes no pages, however often it happens', async () => {
    const state = { done: false }
    const statuses = new Set<number | string>()
    async function visitor(): Promise<void> {
      while (!state.done) {
        const page = await get('/').catch(() => null)
        if (!page) continue
        const policy = page.headers.get('content-security-policy') ?? ''
        const text = await page.text().catch(() => null)
        if (page.status === 200 && text !== null)
          expect(policy).toContain(/<title>(\w+)/.exec(text)?.[1] ?? '?')
        statuses.add(page.status)
        const script = await get(`/assets/build${Math.floor(Math.random() * 12)}.js`).catch(() => null)
        await script?.text().catch(() => null)
      }
    }
    const visitors = Array.from({ length: 8 }, visitor)
    for (let count = 0; count < 12; count += 1) {
      await build('beside', `build${count}`)
      await swap()
    }
    state.done = true
    await Promise.all(visitors)
    expect([...statuses]).toEqual([200])
    expect(await (await get('/')).text()).toContain('build11')
  })

  it('503 while there is none', async () => {
    await rm(at('dist'), { recursive: true })
    const answer = await get('/')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    await build('dist', 'again')
    expect((await get('/')).status).toBe(200)
  })
})

describe('a page', () => {
  it('has one address, and says nothing of TLS where it is not', async () => {
    for (const path of ['/about-us/', '/about-us/index.html', '/about-us/index']) {
      const answer = await get(`${path}?a=1`)
      expect([answer.status, answer.headers.get('location')]).toEqual([308, '/about-us?a=1'])
      expect(answer.headers.get('content-security-policy')).toBe("script-src 'first'")
    }
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull()
    expect((await get('/nowhere/')).status).toBe(404)
  })

  it.each(['/404', '/404.html', '/404/', '/404?a=1'])(
    'that is missing is missing at %s, too',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('lost')])
      expect(answer.headers.get('content-security-policy')).toBe("script-src 'first'")
    },
  )

  it('405 for a post to one', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405)
  })
})

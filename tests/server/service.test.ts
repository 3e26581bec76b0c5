import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startService } from '#server/service.ts'
import { form, PATH, valid } from './outbox-server.ts'
import { startMailServer } from './mail-server.ts'
import { launch, outboxDir, refuseToStart, useService } from './service-process.ts'

useService()

const post = (origin: string, fields: Partial<typeof valid> = {}) =>
  fetch(origin + PATH, { method: 'POST', body: form({ ...valid, ...fields }) })
const files = async (folder: string) =>
  (await readdir(join(outboxDir, folder)).catch(() => [])).filter((name) => name.endsWith('.eml'))

describe('the program', () => {
  it('takes a message, delivers it, is healthy, and logs no one', async () => {
    const server = await startMailServer()
    const { origin, lines } = await launch({ SMTP_URL: server.url })
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await post(origin)).status).toBe(200)
    await expect.poll(() => files('sent')).toHaveLength(1)
    expect(server.mails).toHaveLength(1)
    await expect.poll(() => lines.map(({ event }) => event)).toEqual(['listening', 'accepted', 'delivered'])
    expect(JSON.stringify(lines)).not.toMatch(/Ada|example\.com|Hello|127\.0\.0\.1:.*"delivered"/)
  })

  it('keeps messages for later without a mail server', async () => {
    const { origin, child, ended } = await launch()
    expect((await post(origin)).status).toBe(200)
    expect(await files('new')).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const server = await startMailServer()
    await launch({ SMTP_URL: server.url })
    await expect.poll(() => server.mails.length).toBe(1)
  })

  it('shows its counters to this machine alone', async () => {
    const { origin } = await launch({ HOST: '0.0.0.0' })
    await post(origin)
    await post(origin, { email: 'nobody' })
    const text = await (await fetch(`${origin}/metrics`)).text()
    expect(text).toMatch(/^mail_accepted_total 1$/m)
    expect(text).toMatch(/^mail_refused_total{status="400"} 1$/m)
    expect(text).toMatch(/^mail_queue_waiting 1$/m)
    expect(text).toMatch(/^mail_failed_files 0$/m)
    const forwarded = { headers: { 'x-forwarded-for': '127.0.0.1' } }
    expect((await fetch(`${origin}/metrics`, forwarded)).status).toBe(404)
    const elsewhere = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal)
    if (elsewhere) {
      const { port } = new URL(origin)
      expect((await fetch(`http://${elsewhere.address}:${port}/metrics`)).status).toBe(404)
    }
  })

  it('lets a post that has begun come to its end when it is told to stop', async () => {
    const { origin, child, ended, lines } = await launch()
    let finish: () => void = () => undefined
    const rest = new Promise<void>((done) => {
      finish = done
    })
    const encoded = new Response(form(valid))
    const bytes = new Uint8Array(await encoded.arrayBuffer())
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.slice(0, 100))
        await rest
        controller.enqueue(bytes.slice(100))
        controller.close()
      },
    })
    const type = encoded.headers.get('content-type') ?? ''
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } }
    const posted = fetch(origin + PATH, init as RequestInit)
    // Answered after the head of the post before it was read.
    expect((await post(origin)).status).toBe(200)
    child.kill('SIGTERM')
    await expect.poll(() => lines.at(-1)?.event).toBe('stopping')
    await expect.poll(() => fetch(origin).catch(() => 'refused')).toBe('refused')
    finish()
    expect((await posted).status).toBe(200)
    expect(await ended).toBe(0)
    expect(await files('new')).toHaveLength(2)
    expect(lines.at(-1)?.event).toBe('stopped')
  })

  it('refuses a folder that another process uses, and takes over from one that was killed', async () => {
    const server = await startMailServer()
    const first = await launch({ SMTP_URL: server.url })
    const second = await refuseToStart({ SMTP_URL: server.url })
    expect([second.code, second.text]).toEqual([1, expect.stringContaining('Another process already uses')])
    first.child.kill('SIGKILL')
    await first.ended
    const { origin } = await launch({ SMTP_URL: server.url })
    expect((await post(origin)).status).toBe(200)
    await expect.poll(() => server.mails.length).toBe(1)
  })

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'a body',
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`,
    ],
  ])('ends a connection whose time for %s is over within a second', { timeout: 10_000 }, async (_, text) => {
    const log = { info: () => undefined, warn: () => undefined }
    const settings = { port: 0, host: '127.0.0.1', siteDir: '', outbox: { dir: outboxDir, log } }
    const service = await startService(settings, { headersTimeout: 200, requestTimeout: 200 })
    const socket = connect(service.port, '127.0.0.1', () => socket.write(text))
    socket.resume()
    await once(socket, 'close')
    await service.stop(0)
  })

  it('answers 404 to all else', async () => {
    const { origin } = await launch()
    expect((await fetch(`${origin}/`)).status).toBe(404)
    expect((await fetch(`${origin}/healthz`, { method: 'POST' })).status).toBe(404)
  })
})

describe('the built site beside it', () => {
  it('comes with its headers and a real 404, and no location leads to another host', async () => {
    const site = await mkdtemp(join(tmpdir(), 'site-'))
    await writeFile(join(site, 'index.html'), '<!doctype html><title>home</title>')
    await writeFile(join(site, '404.html'), '<!doctype html><title>lost</title>')
    await writeFile(join(site, '_headers'), "/*\n  Content-Security-Policy: default-src 'self'\n/assets/*\n")
    const { origin } = await launch({ SITE_DIR: site })
    const home = await fetch(`${origin}/`)
    expect([home.status, home.headers.get('content-security-policy')]).toEqual([200, "default-src 'self'"])
    const lost = await fetch(`${origin}/nothing`)
    expect([lost.status, await lost.text()]).toEqual([404, '<!doctype html><title>lost</title>'])
    expect((await fetch(`${origin}/index.html`, { redirect: 'manual' })).headers.get('location')).toBe('/')
    for (const path of ['/%5Cevil.example/', '/%09/evil.example/', '/.%5Cevil.example/', '//evil.example/'])
      expect((await fetch(origin + path, { redirect: 'manual' })).headers.get('location'), path).toBeNull()
    expect((await post(origin)).status).toBe(200)
    await rm(site, { recursive: true })
  })
})

describe('settings that cannot be used', () => {
  it('are all told at once, and no password is', async () => {
    const { code, text } = await refuseToStart({
      PORT: 'eighty',
      HOST: 'not a host',
      OUTBOX_RATE: '-1',
      SMTP_URL: 'smtp//user:secret@mail.example.com',
      TRUSTED_PROXIES: '10.0.0.0/99',
      SITE_DIR: '/nowhere',
    })
    expect(code).toBe(1)
    for (const name of ['PORT', 'HOST', 'OUTBOX_RATE', 'SMTP_URL', 'TRUSTED_PROXIES', 'SITE_DIR'])
      expect(text).toMatch(new RegExp(`^${name} must`, 'm'))
    expect(text).not.toContain('secret')
  })

  it('a port that is taken, a folder that cannot be made', async () => {
    const { origin } = await launch()
    const taken = await refuseToStart({ PORT: new URL(origin).port, OUTBOX_DIR: join(outboxDir, 'other') })
    expect([taken.code, taken.text]).toEqual([1, expect.stringContaining('EADDRINUSE')])
    const file = join(outboxDir, 'a-file')
    await writeFile(file, '')
    const folder = await refuseToStart({ OUTBOX_DIR: join(file, 'below') })
    expect([folder.code, folder.text]).toEqual([1, expect.stringContaining('ENOTDIR')])
  })
})

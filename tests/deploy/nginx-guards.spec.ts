import { expect, test } from '@playwright/test'
import { createServer, request, type RequestOptions, type Server } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { brand } from '#src/content/brand.ts'
import { mailEndpoint } from '#src/content/paths.ts'
import { nginxInstalled, startNginx } from './nginx-server.ts'

/* What nginx keeps from the site and from its mail service. */
test.skip(!nginxInstalled, 'needs the packages nginx and libnginx-mod-http-brotli-static')

let server: Awaited<ReturnType<typeof startNginx>>
let service: Server
/** Requests that nginx passed on. */
let asked = 0

test.beforeAll(async () => {
  service = createServer((_, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  server = await startNginx(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)
})
test.afterAll(() => {
  server?.stop()
  service.close()
})

function ask(path: string, options: RequestOptions): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    request(server.origin + path, options, (response) => {
      response.resume().on('end', () => answered(response.statusCode))
    })
      .on('error', failed)
      .end()
  })
}

test('a name that is not of the site gets no answer', async () => {
  await expect(ask('/', { headers: { Host: 'evil.example' } })).rejects.toThrow('socket hang up')
  const { port } = new URL(server.tlsOrigin)
  const shaken = new Promise((done, failed) => {
    const options = { host: '127.0.0.1', port: Number(port), rejectUnauthorized: false }
    const socket = connectTls({ ...options, servername: 'evil.example' }, () => done(socket.end()))
    socket.on('error', failed)
  })
  await expect(shaken).rejects.toThrow(/unrecognized name/)
})

test('HTTP/2 is spoken over TLS', async () => {
  const { host } = new URL(brand.origin)
  const session = connectHttp2(server.tlsOrigin, { servername: host, rejectUnauthorized: false })
  const status = await new Promise((answered, failed) => {
    session.on('error', failed)
    session
      .request({ ':path': '/', ':authority': host })
      .on('response', (headers) => answered(headers[':status']))
      .resume()
  }).finally(() => session.close())
  expect([session.alpnProtocol, status]).toEqual(['h2', 200])
})

test('nothing but the form takes a body', async () => {
  const { status } = await fetch(`${server.origin}/contact`, { method: 'POST', body: 'x'.repeat(2000) })
  expect(status).toBe(413)
})

test('of a hundred posts at once most do not reach the mail service', async () => {
  const before = asked
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(mailEndpoint, { method: 'POST' })))
  const passed = asked - before
  expect(passed).toBeGreaterThan(10)
  expect(passed).toBeLessThan(40)
  expect(answers.filter((status) => status === 429)).toHaveLength(100 - passed)
})

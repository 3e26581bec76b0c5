import { describe, expect, it } from 'vitest'
import { MAX_BYTES, MAX_PARTS } from '#server/outbox/limits.ts'
import { box, start } from './outbox-fixture.ts'
import { form, PATH, valid } from './outbox-server.ts'

describe('requests', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('405 for %s', async (method) => {
    await start()
    const answer = await fetch(box.origin + PATH, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each(['/', '/api', `${PATH}/`, `${PATH}x`, '/api/v1.0/email/send', `/x${PATH}`])(
    '%s is left to others',
    async (path) => {
      await start()
      const answer = await fetch(box.origin + path, { method: 'POST', body: form(valid) })
      expect([answer.status, await answer.text()]).toEqual([404, 'next'])
    },
  )

  it('a query does not matter', async () => {
    await start()
    expect((await fetch(`${box.origin}${PATH}?x=1`, { method: 'POST', body: form(valid) })).status).toBe(200)
  })

  it.each([
    ['JSON', 'application/json', '{}'],
    ['URL-encoded', 'application/x-www-form-urlencoded', 'name=Ada'],
    ['text', 'text/plain', 'multipart/form-data'],
  ])('415 for %s', async (_, type, body) => {
    await start()
    expect((await box.post(body, { 'content-type': type })).status).toBe(415)
  })

  it.each([
    ['no boundary', 'multipart/form-data', 'x', 'The multipart body has no boundary'],
    ['cut short', 'multipart/form-data; boundary=b', '--b\r\nContent-Dis', 'The multipart body is malformed'],
    ['no parts', 'multipart/form-data; boundary=b', '--b--\r\n', 'name: Name is required'],
  ])('400 for a body with %s', async (_, type, body, text) => {
    await start()
    const answer = await box.post(body, { 'content-type': type })
    expect([answer.status, await answer.text()]).toEqual([400, text])
  })

  it('400 for too many fields', async () => {
    await start()
    const extra = Object.fromEntries(Array.from({ length: MAX_PARTS }, (_, index) => [`f${index}`, 'x']))
    expect((await box.post(form({ ...valid, ...extra }))).status).toBe(400)
  })

  it.each<[string, Record<string, string>, number]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['a hidden origin', { origin: 'null' }, 403],
    ['this site', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('a post from %s', async (_, headers, status) => {
    await start()
    expect((await box.post(form(valid), headers)).status).toBe(status)
    expect((await box.names()).length).toBe(status === 200 ? 1 : 0)
  })

  it('a post from its own origin', async () => {
    await start()
    expect((await box.post(form(valid), { origin: box.origin })).status).toBe(200)
  })

  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html', /^<!doctype html>/],
    ['*/*', 'text/plain', /^(OK|email: Please enter a valid email address)$/],
  ])('who accepts %s is answered with %s', async (accept, type, text) => {
    await start()
    for (const [email, status] of [
      [valid.email, 200],
      ['ada@example', 400],
    ] as const) {
      const answer = await box.post(form({ ...valid, email }), { accept })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, `${type}; charset=utf-8`])
      expect(await answer.text()).toMatch(text)
      expect(answer.headers.has('content-security-policy')).toBe(type === 'text/html')
    }
  })

  it('413 for a body that says it is too large', async () => {
    await start()
    expect((await box.post(form({ ...valid, x: 'x'.repeat(MAX_BYTES) }))).status).toBe(413)
  })

  it('413 for a body that does not say so', async () => {
    await start()
    const chunk = 'x'.repeat(MAX_BYTES / 2)
    const size = chunk.length.toString(16)
    const answer = await box.raw(
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\n' +
        `${size}\r\n${chunk}\r\n`.repeat(3) +
        '0\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('a sender who goes on after the refusal is cut off', async () => {
    await start()
    const answer = await box.raw(
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n\r\n${'x'.repeat(2 * 1024 * 1024)}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('408 for a body that does not come', async () => {
    await start({ bodyTimeout: 20 })
    const answer = await box.raw(
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n--b`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})

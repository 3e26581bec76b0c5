import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE, rateLimiter } from '#server/outbox/limits.ts'
import { settingsFrom } from '#server/settings.ts'
import { box, start } from './outbox-fixture.ts'
import { deferred, form, PATH, valid } from './outbox-server.ts'

describe('rateLimiter', () => {
  it('frees one place when the oldest post is a minute old', () => {
    let time = 0
    const wait = rateLimiter(2, MINUTE, () => time)
    expect(wait('a')).toBe(0)
    time = 20_000
    expect(wait('a')).toBe(0)
    expect(wait('a')).toBe(40)
    time = 59_999
    expect(wait('a')).toBe(1)
    time = 60_000
    expect(wait('a')).toBe(0)
    expect(wait('a')).toBe(20)
  })

  it('counts each address by itself', () => {
    const wait = rateLimiter(1, MINUTE, () => 0)
    expect([wait('a'), wait('b'), wait('a'), wait('b')]).toEqual([0, 0, 60, 60])
  })

  it('does not count refused posts', () => {
    let time = 0
    const wait = rateLimiter(1, MINUTE, () => time)
    wait('a')
    for (time = 0; time < 60_000; time += 1000) expect(wait('a')).toBeGreaterThan(0)
    expect(wait('a')).toBe(0)
  })

  it('counts over an hour where it is told to', () => {
    let time = 0
    const wait = rateLimiter(1, HOUR, () => time)
    expect(wait('')).toBe(0)
    time = HOUR - 1000
    expect(wait('')).toBe(1)
    time = HOUR
    expect(wait('')).toBe(0)
  })

  it('accepts all at 0', () => {
    const wait = rateLimiter(0, MINUTE, () => 0)
    expect(Array.from({ length: 100 }, () => wait('a')).every((seconds) => seconds === 0)).toBe(true)
  })

  it('forgets addresses whose last post is a minute old', () => {
    let time = 0
    const wait = rateLimiter(1, MINUTE, () => time)
    for (let index = 0; index < 50; index += 1) wait(`address ${index}`)
    expect(wait.addresses()).toBe(50)
    time = 60_000
    wait('another')
    expect(wait.addresses()).toBe(1)
  })

  it('forgets the stalest of very many addresses', () => {
    const wait = rateLimiter(1, MINUTE, () => 0)
    for (let index = 0; index <= 10_000; index += 1) wait(`address ${index}`)
    expect(wait('address 10000')).toBe(60)
    expect(wait('address 0')).toBe(0)
  })
})

describe('settingsFrom', () => {
  it('has defaults for what is unset or empty', () => {
    const defaults = {
      dir: '/site/outbox',
      ratePerMinute: 10,
      maxPerHour: 1000,
      smtpUrl: '',
      trustedProxies: [],
      keepDays: 30,
      maxFolder: 512 * 1024 * 1024,
    }
    expect(settingsFrom({}, '/site')).toEqual(defaults)
    expect(settingsFrom({ OUTBOX_DIR: '', OUTBOX_RATE: ' ', SMTP_URL: '' }, '/site')).toEqual(defaults)
  })

  it('reads what is set', () => {
    const env = {
      OUTBOX_DIR: '/var/mail',
      OUTBOX_RATE: '0',
      OUTBOX_HOURLY: '50',
      SMTP_URL: 'smtp://localhost',
    }
    expect(settingsFrom(env, '/site')).toMatchObject({
      dir: '/var/mail',
      ratePerMinute: 0,
      maxPerHour: 50,
      smtpUrl: 'smtp://localhost',
    })
  })

  it.each(['ten', '-1', '1.5'])('does not guess at a rate of %s', (rate) => {
    expect(() => settingsFrom({ OUTBOX_RATE: rate }, '/site')).toThrow('OUTBOX_RATE')
  })
})

describe('the limits of a running outbox', () => {
  it('429 beyond the rate, with the time to wait', async () => {
    await start({ ratePerMinute: 2 })
    const statuses = [await box.post(form(valid)), await box.post(form(valid))].map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    const third = await box.post(form(valid))
    expect(third.status).toBe(429)
    const seconds = Number(third.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    expect((await box.names()).length).toBe(2)
  })

  it('503 beyond what an hour may bring from all together; posts that are refused do not count', async () => {
    await start({ maxPerHour: 2 })
    for (const email of ['nobody', valid.email, valid.email]) await box.post(form({ ...valid, email }))
    const next = await box.post(form(valid))
    expect(next.status).toBe(503)
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await box.names()).length).toBe(2)
  })

  it('429 for an address that has sent a tenth of what an hour may bring', async () => {
    await start({ ratePerMinute: 100, maxPerHour: 20 })
    for (const email of ['nobody', valid.email, valid.email]) await box.post(form({ ...valid, email }))
    const next = await box.post(form(valid))
    expect(next.status).toBe(429)
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await box.names()).length).toBe(2)
  })

  it('503 while too many are being worked on, and none of the places is lost', async () => {
    await start({ maxActive: 1, bodyTimeout: 60_000 })
    const held = new AbortController()
    const reached = deferred<void>()
    // A body whose second half never comes keeps its place until it is given up.
    const body = new ReadableStream({
      async pull(controller) {
        if (held.signal.aborted) return
        controller.enqueue(new TextEncoder().encode('--b'))
        reached.resolve()
        await new Promise(() => undefined)
      },
    })
    const slow = fetch(box.origin + PATH, {
      method: 'POST',
      body,
      duplex: 'half',
      signal: held.signal,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    } as RequestInit).catch(() => 'given up')
    await reached.promise
    await expect.poll(async () => (await box.post(form(valid))).status).toBe(503)
    const busy = await box.post(form(valid))
    expect(busy.headers.get('retry-after')).toBe('1')
    held.abort()
    expect(await slow).toBe('given up')
    await expect.poll(async () => (await box.post(form(valid))).status).toBe(200)
  })
})

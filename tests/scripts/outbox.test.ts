import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import { MAX_BYTES, MAX_CHARACTERS, MAX_PARTS } from '#scripts/outbox/limits.ts'
import type { OutboxSettings } from '#scripts/outbox/settings.ts'
import { brand } from '#src/content/brand.ts'
import { deferred, form, PATH, startOutbox, valid, type TestOutbox } from './outbox-server.ts'

let box: TestOutbox

async function start(options: Partial<OutboxSettings> = {}): Promise<void> {
  box = await startOutbox(options)
}

afterEach(() => box.close())

describe('an accepted message', () => {
  it('becomes one mail with all ten fields', async () => {
    await start()
    const before = Date.now()
    const answer = await box.post(form(valid))
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const [name = ''] = await box.names()
    expect(name).toMatch(/^\d{8}T\d{9}Z-\d{6}-[\da-f]{8}\.eml$/)
    expect((await stat(join(box.dir, name))).mode & 0o077, 'private to the owner').toBe(0)

    const mail = await PostalMime.parse(await readFile(join(box.dir, name)))
    expect(mail.from).toMatchObject({ name: `${brand.word} website`, address: brand.email.info })
    expect(mail.replyTo).toMatchObject([{ name: valid.name, address: valid.email }])
    expect(mail.to).toMatchObject([{ address: brand.email.info }])
    expect(mail.subject).toBe(valid.subject)
    expect(mail.messageId).toMatch(/^<[\da-f-]{36}@[\w.]+>$/)
    expect(Math.abs(new Date(mail.date ?? 0).getTime() - before)).toBeLessThan(5000)
    expect(mail.text?.startsWith(`${valid.message}\n`)).toBe(true)
    for (const [field, value] of Object.entries(valid)) {
      if (field !== 'message')
        expect(mail.text).toMatch(new RegExp(`^${field}: +${value.replaceAll('+', '\\+')}$`, 'mu'))
    }
  })

  it.each([
    ['emoji', 'Zoë 👩🏽‍🚀', 'Größe 🚀 naïve', 'Ein Gruß 👋🏽\n\nmit “Zeichen” und Ünïcödé 🎉'],
    ['RTL', 'محمد علي', 'שלום עולם', 'مرحبا بالعالم\nשורה שנייה עם English באמצע'],
    ['CJK', '李雷雷', '你好,世界', '这是一条很长的消息,'.repeat(60)],
    [
      'what looks like mail',
      'A "B" <c@d.e>',
      'Re: a; b, "c" <d@e.f> (g)',
      'From the top\n.\n\nBcc: x@y.z\n--boundary\n. dot',
    ],
  ])('keeps every character: %s', async (_, name, subject, message) => {
    await start()
    expect((await box.post(form({ ...valid, name, subject, message }))).status).toBe(200)
    const [eml] = await box.messages()
    const mail = await PostalMime.parse(eml ?? '')
    expect(mail.replyTo?.[0]).toMatchObject({ name, address: valid.email })
    expect(mail.subject).toBe(subject)
    expect(mail.text?.startsWith(`${message}\n\n---`)).toBe(true)
    expect(mail.bcc).toBeUndefined()
  })

  it('needs only the four fields of the visitor', async () => {
    await start()
    const { name, email, subject, message } = valid
    expect((await box.post(form({ name, email, subject, message }))).status).toBe(200)
  })

  it('takes the longest message there is', async () => {
    await start()
    const message = '🚀'.repeat(MAX_CHARACTERS.message)
    expect((await box.post(form({ ...valid, message }))).status).toBe(200)
  })

  it('is written whole, once, and in order, when 50 come at a time', async () => {
    await start()
    const subjects = Array.from({ length: 50 }, (_, index) => `Message ${index}`)
    const answers = await Promise.all(subjects.map((subject) => box.post(form({ ...valid, subject }))))
    expect(answers.map((answer) => answer.status)).toEqual(subjects.map(() => 200))
    expect(
      (await box.names()).every((name) => name.endsWith('.eml')),
      'no temporary files',
    ).toBe(true)
    const mails = await Promise.all((await box.messages()).map((eml) => PostalMime.parse(eml)))
    expect(new Set(mails.map((mail) => mail.subject))).toEqual(new Set(subjects))
    const dates = mails.map((mail) => new Date(mail.date ?? 0).getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  })
})

describe('fields', () => {
  it.each([
    ['name', ' ', 'name: Name is required'],
    ['name', 'A', 'name: Name must be at least 2 characters'],
    ['name', 'Ada\r\nBcc: x@y.z', 'name: must be a single line'],
    ['name', 'Ada\u2028Bcc', 'name: must be a single line'],
    ['email', '', 'email: Email is required'],
    ['email', 'ada@example', 'email: Please enter a valid email address'],
    ['email', 'a@b.c\r\nBcc: x@y.z', 'email: must be a single line'],
    ['email', 'a@b.c, x@y.z', 'email: Please enter a valid email address'],
    ['subject', '', 'subject: Subject is required'],
    ['subject', 'Hi', 'subject: Subject must be at least 3 characters'],
    ['subject', 'Hello\nBcc: x@y.z', 'subject: must be a single line'],
    ['subject', 'Hello\0there', 'subject: must be a single line'],
    ['message', '', 'message: Message is required'],
    ['message', 'Too short', 'message: Message must be at least 10 characters'],
  ])('400 for %s %j', async (field, value, text) => {
    await start()
    const answer = await box.post(form({ ...valid, [field]: value }))
    expect([answer.status, await answer.text()]).toEqual([400, text])
    expect(await box.names()).toEqual([])
  })

  it.each(Object.entries(MAX_CHARACTERS))(
    '413 for a %s of more than %d characters',
    async (field, length) => {
      await start()
      const answer = await box.post(form({ ...valid, [field]: 'x'.repeat(length + 1) }))
      expect([answer.status, await answer.text()]).toEqual([
        413,
        `${field}: longer than ${length} characters`,
      ])
    },
  )

  it('a missing field and an uploaded one count as empty', async () => {
    await start()
    const data = form(valid)
    data.delete('message')
    expect(await (await box.post(data)).text()).toBe('message: Message is required')
    data.append('message', new Blob(['A file, not a field.']), 'message.txt')
    expect(await (await box.post(data)).text()).toBe('message: Message is required')
  })

  it('of a repeated field the first counts', async () => {
    await start()
    const data = form(valid)
    data.append('subject', 'Another subject')
    await box.post(data)
    expect((await PostalMime.parse((await box.messages())[0] ?? '')).subject).toBe(valid.subject)
  })

  it('line ends in the fields of the page become spaces', async () => {
    await start()
    await box.post(form({ ...valid, user_agent: 'Evil/1\r\nBcc: x@y.z' }))
    expect(String((await box.messages())[0])).toMatch(/^user_agent: +Evil\/1 Bcc: x@y\.z\r$/mu)
  })

  it('a filled trap is answered like any message, and dropped', async () => {
    await start()
    const answer = await box.post(form({ ...valid, website: 'http://spam.example' }))
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(await box.names()).toEqual([])
  })
})

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

describe('limits', () => {
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

describe('a folder that cannot be written', () => {
  it('500, and a line for the owner', async () => {
    await start()
    await mkdir(join(box.dir, '..'), { recursive: true })
    await writeFile(box.dir, 'a file where the folder should be')
    const answer = await box.post(form(valid))
    expect([answer.status, await answer.text()]).toEqual([500, 'The message could not be stored'])
    expect(box.warnings).toHaveLength(1)
    expect(box.warnings[0]).toContain('Outbox: message not stored')
  })
})

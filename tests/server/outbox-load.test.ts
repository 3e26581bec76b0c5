import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { MAX_BYTES } from '#server/outbox/limits.ts'
import { box, start } from './outbox-fixture.ts'
import { form, PATH, valid } from './outbox-server.ts'

const HEAD = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=b\r\n`

interface Answer {
  subject: string
  status: number
  retry: string | null
}

async function send(subject: string, extra: Record<string, string> = {}): Promise<Answer> {
  const answer = await box.post(form({ ...valid, subject, ...extra }))
  await answer.text()
  return { subject, status: answer.status, retry: answer.headers.get('retry-after') }
}

/** Sends text over a socket of its own; the status of what comes back. */
async function raw(text: string): Promise<number> {
  const answer = await box.raw(text)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
}

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))

const subjectsStored = async () =>
  Promise.all((await box.messages()).map(async (eml) => (await PostalMime.parse(eml)).subject ?? ''))

/** Fewer than the default, so that the limit is met. */
const PLACES = 64

/** Hundreds of connections at a time are slow on a busy machine. */
const TIMEOUT = 60_000

describe('200 posts at a time', { timeout: TIMEOUT }, () => {
  it('of every kind: what was accepted is stored once, the rest is told why', async () => {
    // Longer than a good post takes on a busy machine.
    await start({ bodyTimeout: 4000, maxActive: PLACES })
    const good = times(120, (index) => send(`Message ${index}`))
    const again = times(20, () => send('The same again'))
    const large = times(20, (index) => send(`Large ${index}`, { x: 'x'.repeat(MAX_BYTES) }))
    const malformed = times(20, () => raw(`${HEAD}Content-Length: 3\r\n\r\nabc`))
    const slow = times(20, () => raw(`${HEAD}Content-Length: 500\r\n\r\n--b`))
    const answers = await Promise.all([...good, ...again])

    for (const { subject, status, retry } of answers) {
      expect([200, 503], subject).toContain(status)
      if (status === 503) expect(retry, subject).toBe('1')
    }
    const accepted = answers.filter(({ status }) => status === 200).map(({ subject }) => subject)
    expect(accepted.length).toBeGreaterThanOrEqual(PLACES - slow.length)
    for (const { status } of await Promise.all(large)) expect(status).toBe(413)
    for (const status of await Promise.all(malformed)) expect([400, 503]).toContain(status)
    for (const status of await Promise.all(slow)) expect([408, 503]).toContain(status)
    expect((await subjectsStored()).toSorted()).toEqual(accepted.toSorted())
    // No place is lost to those that were refused or given up.
    const after = await Promise.all(times(PLACES, (index) => send(`After ${index}`)))
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
  })

  it('senders who try again when they are told to all get through', async () => {
    await start({ maxActive: PLACES })
    async function insist(subject: string): Promise<void> {
      while ((await send(subject)).status === 503) await new Promise((again) => setTimeout(again, 20))
    }
    const subjects = times(200, (index) => `Message ${index}`)
    await Promise.all(subjects.map(insist))
    expect((await subjectsStored()).toSorted()).toEqual(subjects.toSorted())
  })
})

describe('memory', { timeout: TIMEOUT }, () => {
  it('holds no more than the places times the largest message, however much is sent', async () => {
    await start({ maxActive: PLACES })
    const before = process.memoryUsage().arrayBuffers
    // One buffer that all senders share, so that what grows is the receiver's.
    const chunk = 'x'.repeat(64 * 1024)
    const size = chunk.length.toString(16)
    const body = `${HEAD}Transfer-Encoding: chunked\r\n\r\n${`${size}\r\n${chunk}\r\n`.repeat(32)}`
    const statuses = await Promise.all(times(100, () => raw(body)))
    for (const status of statuses) expect([413, 503]).toContain(status)
    // 200 MB were sent.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(
      2 * PLACES * MAX_BYTES + 16 * 1024 * 1024,
    )
    expect((await send('After')).status).toBe(200)
  })
})

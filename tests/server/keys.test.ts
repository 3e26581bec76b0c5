import { expect, it } from 'vitest'
import { createKeys } from '#server/queue/keys.ts'
import { refusal, startMailServer } from './mail-server.ts'
import { box, start } from './outbox-fixture.ts'
import { deferred, form, startOutbox, valid } from './outbox-server.ts'
import { delivery, settled } from './queue-fixture.ts'

const KEY = '0123456789abcdef'.repeat(2)
const post = async (key: string, to = box) => {
  const answer = await to.post(form(valid), { 'idempotency-key': key })
  return [answer.status, await answer.text()]
}
const OK = [200, 'OK']

it('a message whose answer was lost is sent again, is answered as before, and lies there once', async () => {
  await start()
  expect([await post(KEY), await post(KEY)]).toEqual([OK, OK])
  expect(await box.names()).toHaveLength(1)
  expect(box.outbox.metrics.text({})).toContain('mail_accepted_total 1\n')
  expect(await post(KEY.replace('0', '1'))).toEqual(OK)
  expect(await box.names()).toHaveLength(2)
})

it('ten tries at the same moment are one message', async () => {
  await start()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(KEY)))
  for (const answer of answers) expect(answer).toEqual(OK)
  expect(await box.names()).toHaveLength(1)
})

it.each(['', 'abc', KEY.toUpperCase(), `${KEY}0`, '../../../etc/passwd', `${KEY}, ${KEY}`])(
  'a key of another form counts as none: %j',
  async (key) => {
    await start()
    expect([await post(key), await post(key)]).toEqual([OK, OK])
    const names = await box.names()
    expect(names).toHaveLength(2)
    for (const name of names) expect(name).toMatch(/-[\da-f]{8}\.eml$/)
  },
)

it.each(['new', 'sent', 'failed'] as const)(
  'is known after a restart too, while it lies in %s/',
  async (folder) => {
    const server = await startMailServer(() => (folder === 'failed' ? refusal(550, 'No') : null))
    await start({ queue: true, delivery, ...(folder !== 'new' && { smtpUrl: server.url }) })
    expect(await post(KEY)).toEqual(OK)
    if (folder !== 'new') await settled(folder)
    await box.outbox.stop()
    const next = await startOutbox({ dir: box.dir, queue: true })
    expect(await post(KEY, next)).toEqual(OK)
    expect((await Promise.all(['new', 'sent', 'failed'].map(next.messages))).flat()).toHaveLength(1)
    await next.close()
  },
)

it('a message that could not be stored is stored at the next try', async () => {
  await start({ maxFolder: 3000 })
  const large = { ...valid, message: 'x'.repeat(9000) }
  const first = await box.post(form(large), { 'idempotency-key': KEY })
  expect(first.status).toBe(503)
  expect(await post(KEY)).toEqual(OK)
  expect(await box.names()).toHaveLength(1)
})

it('who asks while it is being stored is answered when it is, and told when it is not', async () => {
  const keys = createKeys()
  const { promise, resolve } = deferred<string>()
  const failing = keys.once(KEY, () => promise.then(() => Promise.reject(new Error('full'))))
  const asking = keys.once(KEY, () => Promise.resolve('stored twice'))
  resolve('')
  await expect(failing).rejects.toThrow('full')
  await expect(asking).rejects.toThrow('full')
  expect(await keys.once(KEY, () => Promise.resolve('stored'))).toBe('stored')
})

it('holds the keys of the last 50,000 messages', async () => {
  const keys = createKeys()
  const key = (index: number) => index.toString(16).padStart(32, '0')
  keys.load(Array.from({ length: 50_001 }, (_, index) => `20260101T000000000Z-000001-${key(index)}.eml`))
  const store = () => Promise.resolve('stored')
  expect(await keys.once(key(50_000), store)).toBeNull()
  expect(await keys.once(key(1), store)).toBeNull()
  expect(await keys.once(key(0), store)).toBe('stored')
})

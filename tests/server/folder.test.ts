import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createOutbox } from '#server/outbox/outbox.ts'
import { lock } from '#server/queue/lock.ts'
import { refusal, startMailServer } from './mail-server.ts'
import { box, start } from './outbox-fixture.ts'
import { form, valid } from './outbox-server.ts'
import { count, delivery, send, settled } from './queue-fixture.ts'

const LONG_AGO = new Date(2000, 1)

/** The size of all files of a folder of the outbox. */
async function sizeOf(folder: string): Promise<number> {
  const sizes = (await box.names(folder)).map(async (name) => (await stat(join(box.dir, folder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

describe('delivered copies', () => {
  it('never close the form: the oldest make room within a share of their own', async () => {
    const server = await startMailServer()
    await start({ smtpUrl: server.url, delivery, maxFolder: 16_000 })
    for (let index = 1; index <= 40; index += 1) {
      expect((await send(`Message ${index}`)).status).toBe(200)
      await expect.poll(() => count('new'), { interval: 5 }).toBe(0)
    }
    expect(server.mails).toHaveLength(40)
    await expect.poll(() => sizeOf('sent')).toBeLessThanOrEqual(4000)
    expect(String((await box.messages('sent')).at(-1))).toContain('Subject: Message 40')
  })

  it('messages that were given up do count: 503, and nothing of them is cleared away', async () => {
    const server = await startMailServer(() => refusal(550, 'No'))
    await start({ smtpUrl: server.url, delivery, maxFolder: 2500 })
    for (const subject of ['One', 'Two']) expect((await send(subject)).status).toBe(200)
    await settled('failed', 2)
    for (const subject of ['Three', 'Four']) await send(subject)
    expect((await send('Five')).status).toBe(503)
    expect(await count('failed')).toBeGreaterThanOrEqual(2)
  })

  it('are looked through after the start, however many, and a folder among them does not hurt', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'outbox-many-'))
    await mkdir(join(dir, 'sent', 'old.eml'), { recursive: true })
    const names = Array.from({ length: 2000 }, (_, index) => join(dir, 'sent', `${index}.eml`))
    for (const name of names) await writeFile(name, '')
    for (const name of [...names, join(dir, 'sent', 'old.eml')]) await utimes(name, LONG_AGO, LONG_AGO)
    const outbox = createOutbox({ dir, queue: true, keepDays: 1 })
    await outbox.start()
    expect((await readdir(join(dir, 'sent'))).length, 'not waited for').toBeGreaterThan(1000)
    await expect.poll(() => readdir(join(dir, 'sent'))).toEqual(['old.eml'])
    await outbox.stop(0)
    await rm(dir, { recursive: true })
  })
})

describe('health', () => {
  it('is degraded while the mail server refuses or something was given up, with numbers', async () => {
    const server = await startMailServer(() => refusal(550, 'No'))
    await start({ smtpUrl: server.url, delivery })
    await send()
    await settled('failed')
    expect(await box.outbox.health()).toEqual({ status: 'degraded', waiting: 0, oldestSeconds: 0, failed: 1 })
    expect(await box.outbox.gauges()).toMatchObject({ mail_failed_files: 1, mail_queue_oldest_seconds: 0 })
  })

  it('says how long the oldest has waited', async () => {
    await start({ queue: true })
    await writeFile(join(box.dir, 'new', '20200101T000000000Z-000001-00000000.eml'), '')
    const { status, waiting, oldestSeconds } = await box.outbox.health()
    // Kept for later on purpose: there is no mail server.
    expect([status, waiting]).toEqual(['ok', 1])
    expect(oldestSeconds).toBeGreaterThan(365 * 24 * 3600)
  })

  it('costs nothing: one answer for all who ask, and nothing is written for it', async () => {
    await start({ queue: true })
    const before = (await stat(join(box.dir, 'new'), { bigint: true })).mtimeNs
    const first = box.outbox.health()
    expect((await first).status).toBe('ok')
    expect(box.outbox.health()).toBe(first)
    expect((await stat(join(box.dir, 'new'), { bigint: true })).mtimeNs).toBe(before)
  })
})

describe('the lock', () => {
  it('refuses a path that systems would cut off, and leaves nothing behind', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lock-'))
    const longest = join(dir, 'x'.repeat(103 - Buffer.byteLength(dir) - 1))
    const unlock = await lock(longest)
    expect(await readdir(dir)).toHaveLength(1)
    unlock()
    await expect(lock(`${longest}x`)).rejects.toThrow('needs a shorter path')
    await expect.poll(() => readdir(dir)).toEqual([])
    await rm(dir, { recursive: true })
  })

  it('is taken over from a dead process by one of many that start at once', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'lock-'))
    const path = join(dir, '.lock')
    const dead = createServer()
    await new Promise<void>((listening) => dead.listen(join(dir, 'dead'), listening))
    await rename(join(dir, 'dead'), path)
    await new Promise((closed) => dead.close(closed))
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lock(path)))
    const won = starts.filter((result) => result.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await expect(lock(path)).rejects.toThrow('Another process already uses')
    for (const result of won) result.value()
    await expect.poll(() => readdir(dir)).not.toContain('.lock')
    await rm(dir, { recursive: true })
  })

  it('keeps an outbox without it from delivering, and what it stores is found by the other', async () => {
    const server = await startMailServer()
    await start({ smtpUrl: server.url, delivery })
    const second = createOutbox({ dir: box.dir, smtpUrl: server.url, delivery })
    await expect(second.start()).rejects.toThrow('Another process already uses')
    expect((await box.post(form(valid))).status).toBe(200)
    await settled('sent')
    expect(server.mails).toHaveLength(1)
    await second.stop(0)
  })
})

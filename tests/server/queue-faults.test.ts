import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { openFolder } from '#server/queue/folder.ts'
import { createQueue } from '#server/queue/queue.ts'
import { box, start } from './outbox-fixture.ts'
import { refusal, startMailServer, subjectsOf } from './mail-server.ts'
import { count, delivery, send, settled } from './queue-fixture.ts'

const DAY = 24 * 60 * 60_000
/** As many as are delivered at a time. */
const MESSAGES = delivery.atOnce
const log = { info: () => undefined, warn: () => undefined }

afterEach(() => {
  vi.useRealTimers()
})

/** Refuses the recipient so many times. */
const refusingServer = (times: number) => {
  let left = times
  return startMailServer(() => null, {
    onRcptTo: (_address, _session, done) => done((left -= 1) >= 0 ? refusal(550, 'Quota exceeded') : null),
  })
}

describe('a mail server that refuses for good before the content', () => {
  it('holds the queue up, and no message is given up, however old', async () => {
    const server = await refusingServer(6)
    await start({ smtpUrl: server.url, delivery: { ...delivery, giveUpAfter: 0, leastTries: 1 } })
    await Promise.all(['One', 'Two', 'Three'].map(send))
    await settled('sent', 3)
    expect(await count('failed')).toBe(0)
    expect(subjectsOf(server.mails).toSorted()).toEqual(['One', 'Three', 'Two'])
    expect(box.warnings.join()).toContain('"code":"EENVELOPE","reply":550')
  })
})

describe('a clock that is set', () => {
  it.each([
    ['back an hour', -DAY / 24],
    ['forward six days', 6 * DAY],
  ])('%s: the message is tried again in its time, and not given up', async (_, change) => {
    let faults = 3
    const server = await startMailServer(() => ((faults -= 1) >= 0 ? refusal(451, 'Try later') : null))
    await start({
      smtpUrl: server.url,
      delivery: { ...delivery, firstRetry: 200, leastTries: 10, giveUpAfter: DAY },
    })
    await send()
    await expect.poll(() => box.warnings.length).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + change })
    await settled('sent')
  })
})

describe('a move that broke off', () => {
  it('is done when it is repeated, and leaves the reason', async () => {
    const root = await mkdtemp(join(tmpdir(), 'folder-'))
    const folder = openFolder(root, true)
    const name = await folder.store(Buffer.from('x'), new Date())
    await folder.prepare()
    await rename(join(root, 'new', name), join(root, 'failed', name))
    await folder.settle(name, 'failed', 'Refused')
    expect(await readdir(join(root, 'failed'))).toHaveLength(2)
    expect(await readFile(join(root, 'failed', name.replace('.eml', '.error.txt')), 'utf8')).toBe('Refused')
    await rm(root, { recursive: true })
  })
})

it('a message that is found in the folder while it is handed over is delivered once', async () => {
  const server = await startMailServer()
  const root = await mkdtemp(join(tmpdir(), 'folder-'))
  const folder = openFolder(root, true)
  const queue = createQueue(server.url, { folder, log, metrics: createMetrics(), settings: delivery })
  const names = await Promise.all(
    Array.from({ length: MESSAGES }, () => folder.store(Buffer.from('Subject: x\r\n\r\nx\r\n'), new Date())),
  )
  const rescanned = queue.rescan()
  for (const name of names.flatMap((found) => [found, found])) queue.add(name)
  await rescanned
  for (const name of names) queue.add(name)
  await expect.poll(() => readdir(join(root, 'sent'))).toHaveLength(MESSAGES)
  await queue.stop(5000)
  expect(server.mails).toHaveLength(MESSAGES)
  await rm(root, { recursive: true })
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { deliver } from '#server/queue/courier.ts'
import { smtpFrom } from '#server/queue/smtp-options.ts'
import { brand } from '#src/content/brand.ts'
import { freePort } from '../free-port.ts'
import { box, start } from './outbox-fixture.ts'
import { form, startOutbox, valid } from './outbox-server.ts'
import { refusal, startMailServer, subjectsOf } from './mail-server.ts'
import { count, delivery, send, settled } from './queue-fixture.ts'

describe('with a mail server', () => {
  it('delivers the very message that was stored, and keeps it in sent/', async () => {
    const server = await startMailServer()
    await start({ smtpUrl: server.url, delivery })
    const answer = await box.post(
      form({ ...valid, name: 'Zoë 🚀', message: 'שלום 👋🏽\n.\nA line after a lone dot.' }),
    )
    expect(answer.status).toBe(200)
    await settled('sent')
    const [mail] = server.mails
    expect([mail?.from, mail?.to]).toEqual([brand.email.info, [brand.email.info]])
    const parsed = await PostalMime.parse(mail?.data ?? '')
    expect(parsed.replyTo).toMatchObject([{ name: 'Zoë 🚀', address: valid.email }])
    const [stored] = await box.messages('sent')
    expect(mail?.data.toString().trimEnd()).toBe(stored?.toString().trimEnd())
    // The note of its tries is removed after the message has moved.
    await expect.poll(() => box.names('new')).toEqual([])
    expect(box.warnings).toEqual([])
  })

  it('delivers a burst completely, over no more connections than it may', async () => {
    const server = await startMailServer()
    await start({ smtpUrl: server.url, delivery })
    const subjects = Array.from({ length: 40 }, (_, index) => `Burst ${index}`)
    await Promise.all(subjects.map(send))
    await settled('sent', subjects.length)
    expect(subjectsOf(server.mails).toSorted()).toEqual(subjects.toSorted())
    expect(server.connections.most).toBeLessThanOrEqual(delivery.atOnce)
  })
})

describe('when the mail server', () => {
  it('refuses for good, the message is kept in failed/ with the reason, and not tried again', async () => {
    const server = await startMailServer(() => refusal(550, 'No such mailbox'))
    await start({ smtpUrl: server.url, delivery })
    expect((await send()).status).toBe(200)
    await settled('failed')
    const noteOf = async () => (await box.names('failed')).find((name) => name.endsWith('.error.txt')) ?? ''
    await expect.poll(noteOf).not.toBe('')
    const note = await noteOf()
    await expect
      .poll(() => readFile(join(box.dir, 'failed', note), 'utf8').catch(() => ''))
      .toContain('No such mailbox')
    expect(server.connections.total).toBe(1)
  })

  it.each([
    ['refuses for now', 3, () => refusal(451, 'Try later')],
    ['hangs up mid-way', 3, () => 'drop' as const],
    // Each of these takes the whole time of a try, which a good one on a busy machine must not exceed.
    ['never answers', 1, () => 'hang' as const],
  ])('%s, the message is tried until it is taken', async (_, times, fault) => {
    let faults = times
    const server = await startMailServer(() => {
      faults -= 1
      return faults >= 0 ? fault() : null
    })
    await start({ smtpUrl: server.url, delivery: { ...delivery, answerTimeout: 3000 } })
    await send()
    await settled('sent')
    expect(server.mails).toHaveLength(1)
    expect(server.connections.total).toBeGreaterThanOrEqual(times + 1)
    await expect.poll(() => box.names('new')).toEqual([])
  })

  it('never answers, a try ends in its time even while memory is being cleaned up', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const server = await startMailServer(() => 'hang')
    await start({ smtpUrl: server.url, delivery: { ...delivery, answerTimeout: 300 } })
    await send()
    const cleaning = setInterval(collect, 20)
    try {
      await expect.poll(() => box.warnings.join()).toContain('EDEADLINE')
    } finally {
      clearInterval(cleaning)
    }
  })

  it('thinks about a message for longer than a try may take, it is not sent twice', async () => {
    const server = await startMailServer(() => null, {
      onData(stream, _session, done) {
        stream.resume().on('end', () => setTimeout(done, 1500))
      },
    })
    await start({ smtpUrl: server.url, delivery: { ...delivery, tryTimeout: 1000 } })
    await send()
    await settled('sent')
    expect(server.connections.total).toBe(1)
  })

  it('has a bad message, the others pass it', async () => {
    let calls = 0
    const server = await startMailServer(() => (calls++ === 0 ? 'drop' : null))
    await start({
      smtpUrl: server.url,
      delivery: { ...delivery, firstRetry: 2000, longestRetry: 2000, atOnce: 1 },
    })
    await send('The bad one')
    await expect.poll(() => box.warnings.length).toBe(1)
    await send('The good one')
    await settled('sent', 2)
    expect(subjectsOf(server.mails)).toEqual(['The good one', 'The bad one'])
  })

  it('is away and comes back, what waits is delivered; the log has no password', async () => {
    const port = await freePort()
    await start({ smtpUrl: `smtp://user:secret@127.0.0.1:${port}`, delivery })
    await Promise.all(['One', 'Two', 'Three'].map(send))
    await expect.poll(() => box.warnings.length).toBeGreaterThan(2)
    expect(await count('new')).toBe(3)
    expect(box.warnings.join()).toContain('"code":"ESOCKET"')
    expect(box.warnings.join()).not.toMatch(/secret|ada@|Hello/)
  })

  it('takes no message for longer than a message may wait, it is kept in failed/', async () => {
    const server = await startMailServer(() => refusal(451, 'Try later'))
    await start({ smtpUrl: server.url, delivery: { ...delivery, giveUpAfter: 0 } })
    await send()
    await settled('failed')
  })
})

describe('after a restart', () => {
  it('goes on with what waits, and with what was put back by hand', async () => {
    const dead = `smtp://127.0.0.1:${await freePort()}`
    await start({ smtpUrl: dead, delivery })
    await Promise.all(['One', 'Two'].map(send))
    await box.outbox.stop(0)
    const server = await startMailServer()
    const next = await startOutbox({ dir: box.dir, smtpUrl: server.url, delivery })
    await settled('sent', 2)
    expect(subjectsOf(server.mails).toSorted()).toEqual(['One', 'Two'])
    await next.close()
  })

  it('goes on counting tries after a restart', async () => {
    const server = await startMailServer(() => refusal(451, 'Try later'))
    await start({ smtpUrl: server.url, delivery: { ...delivery, firstRetry: 60_000, longestRetry: 60_000 } })
    await send()
    const noteOf = async () => (await box.names('new')).find((name) => name.endsWith('.json')) ?? ''
    await expect.poll(noteOf).not.toBe('')
    const triesOf = async () => readFile(join(box.dir, 'new', await noteOf()), 'utf8')
    await expect.poll(triesOf).toBe('1')
    await box.outbox.stop(0)
    const next = await startOutbox({ dir: box.dir, smtpUrl: server.url, delivery })
    await expect.poll(triesOf).toBe('2')
    await next.close()
  })
})

describe('a password', () => {
  it('never leaves this machine in the clear, nor is it shown to a server without STARTTLS', async () => {
    let asked = false
    const server = await startMailServer(() => null, {
      disabledCommands: ['STARTTLS'],
      onAuth(_auth, _session, done) {
        asked = true
        done(null, { user: 'user' })
      },
    })
    await start()
    await send()
    const [name = ''] = await box.names()
    const { options, auth } = smtpFrom(`smtp://user:secret@mail.example.com:${server.port}`)
    expect(options.requireTLS).toBe(true)
    const there = { options: { ...options, host: '127.0.0.1' }, auth }
    const tried = deliver(join(box.dir, name), there, new AbortController().signal, delivery)
    await expect(tried).rejects.toMatchObject({ stage: 'server', code: 'ETLS' })
    expect(asked).toBe(false)
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('may go to %s as it is', (host) => {
    expect(smtpFrom(`smtp://user:secret@${host}:25`).options.requireTLS).toBeUndefined()
  })
})

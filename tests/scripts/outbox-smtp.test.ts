import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '#src/content/brand.ts'
import { deferred, form, startOutbox, valid, type TestOutbox } from './outbox-server.ts'

interface Delivery {
  from: string
  to: string[]
  data: Buffer
}

/** Connections to the mail servers of this file: open now, and the most at one time. */
const connections = { open: 0, most: 0 }

let closers: (() => Promise<unknown>)[] = []

afterEach(async () => {
  await Promise.all(closers.map((close) => close()))
  closers = []
})

/** A mail server that hands over each message it gets, or refuses all when `refusal` is set. */
async function startSmtp(onMail: (delivery: Delivery) => void, refusal?: string): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      connections.open += 1
      connections.most = Math.max(connections.most, connections.open)
      done()
    },
    onClose() {
      connections.open -= 1
    },
    onRcptTo: (_address, _session, done) => done(refusal === undefined ? null : new Error(refusal)),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        done()
        onMail({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          data: Buffer.concat(chunks),
        })
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closers.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

async function start(smtpUrl: string, warn: (line: string) => void): Promise<TestOutbox> {
  const box = await startOutbox({ smtpUrl, warn })
  closers.push(box.close)
  return box
}

function unexpected(line: string): void {
  throw new Error(line)
}

/** Posts one message and waits for the failure to be told. */
async function failToDeliver(smtpUrl: string): Promise<{ box: TestOutbox; line: string; status: number }> {
  const told = deferred<string>()
  const box = await start(smtpUrl, told.resolve)
  const { status } = await box.post(form(valid))
  return { box, status, line: await told.promise }
}

describe('with a mail server', () => {
  it('delivers the very message that is in the outbox', async () => {
    const delivered = deferred<Delivery>()
    const box = await start(await startSmtp(delivered.resolve), unexpected)
    const answer = await box.post(
      form({ ...valid, name: 'Zoë 🚀', message: 'שלום 👋🏽\n.\nA line after a lone dot.' }),
    )
    expect(answer.status).toBe(200)
    const { from, to, data } = await delivered.promise
    expect([from, to]).toEqual([brand.email.info, [brand.email.info]])
    expect((await PostalMime.parse(data)).replyTo).toMatchObject([{ name: 'Zoë 🚀', address: valid.email }])
    const [stored] = await box.messages()
    expect(data.toString().trimEnd()).toBe(stored?.toString().trimEnd())
    expect(await box.names()).toHaveLength(1)
  })

  it('delivers a burst completely, over one connection at a time', async () => {
    const subjects = Array.from({ length: 10 }, (_, index) => `Burst ${index}`)
    const got: Delivery[] = []
    const all = deferred<void>()
    const url = await startSmtp((delivery) => {
      if (got.push(delivery) === subjects.length) all.resolve()
    })
    const box = await start(url, unexpected)
    await Promise.all(subjects.map((subject) => box.post(form({ ...valid, subject }))))
    await all.promise
    const mails = await Promise.all(got.map(({ data }) => PostalMime.parse(data)))
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual(subjects)
    expect(connections.most).toBe(1)
  })
})

describe('when delivery fails', () => {
  it.each([
    [
      'the server refuses',
      () => startSmtp(() => unexpected('delivered'), 'No such mailbox'),
      'No such mailbox',
    ],
    // Port 1 on this machine: nothing listens, and the password must not reach a log.
    ['nothing listens', () => Promise.resolve('smtp://user:secret@127.0.0.1:1'), 'ECONNREFUSED'],
  ])('the message stays, with a note beside it: %s', async (_, url, reason) => {
    const { box, line, status } = await failToDeliver(await url())
    expect(status).toBe(200)
    expect(line).toContain('was not delivered')
    expect(line).toContain(reason)
    expect(line).not.toContain('secret')
    const names = await box.names()
    expect(names).toHaveLength(2)
    const [eml = '', note = ''] = names
    expect(note).toBe(eml.replace('.eml', '.error.txt'))
    expect(await readFile(join(box.dir, note), 'utf8')).toBe(`${line}\n`)
    expect((await PostalMime.parse(await readFile(join(box.dir, eml)))).subject).toBe(valid.subject)
  })
})

import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { headerOf, refusal, startMailServer, subjectsOf, type Mail, type MailServer } from './mail-server.ts'
import { form, PATH, valid } from './outbox-server.ts'
import { launch, outboxDir, useService, type ServiceProcess } from './service-process.ts'

useService()

/** A longer run, with its numbers: `MESSAGES=1000 npx vitest run tests/server/kill.test.ts`. */
const MESSAGES = Number(process.env.MESSAGES ?? 100)
const SENDERS = 8
/** Deliveries that the service runs at a time: what may arrive twice when it is killed, or the mail server goes. */
const AT_ONCE = 4

/** The same numbers in each run, from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = randomFrom(19)

/** A mail server that comes and goes, and at times refuses every recipient. */
async function startFickleServer() {
  const mails: Mail[] = []
  let refuses = false
  const count = { refused: 0, outages: 0 }
  const options: Parameters<typeof startMailServer>[1] = {
    onRcptTo(_address, _session, done) {
      if (refuses) count.refused += 1
      done(refuses ? refusal(550, 'Quota exceeded') : null)
    },
  }
  let server: MailServer | null = await startMailServer(() => null, options, { mails })
  const { url, port } = server
  return {
    url,
    mails,
    count,
    async become(kind: 'fair' | 'refusing' | 'away'): Promise<void> {
      refuses = kind === 'refusing'
      if (kind !== 'away') server ??= await startMailServer(() => null, options, { port, mails })
      else if (server) {
        count.outages += 1
        await server.close()
        server = null
      }
    },
  }
}

/** Sends each message with its key until it is answered with 200; how often that was tried is the answer. */
async function sendAll(serviceNow: () => ServiceProcess | null, answered: () => void): Promise<number> {
  let next = 0
  let tries = 0
  async function sender(): Promise<void> {
    while (next < MESSAGES) {
      const body = form({ ...valid, subject: `Message ${(next += 1)}` })
      const headers = { 'idempotency-key': randomBytes(16).toString('hex') }
      const post = () =>
        fetch(`${serviceNow()?.origin}${PATH}`, { method: 'POST', body, headers }).catch(() => null)
      for (tries += 1; (await post())?.status !== 200; tries += 1) {
        // Down: the next life is on its way.
        await wait(20)
      }
      answered()
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  return tries
}

const messagesIn = async (folder: string) =>
  (await readdir(join(outboxDir, folder))).filter((name) => name.endsWith('.eml'))

it(
  `of ${MESSAGES} messages none is lost and none stored twice, whatever is killed and refused meanwhile`,
  { timeout: 120_000 + 600 * MESSAGES },
  async () => {
    const server = await startFickleServer()
    let service: ServiceProcess | null = null
    let answered = 0
    let kills = 0
    /** How many mails had arrived at each break: a kill, or the mail server's going. */
    const breaks: number[] = []
    const arrived = () => new Set(subjectsOf(server.mails)).size
    const restless = () => answered < MESSAGES || arrived() < 0.6 * MESSAGES
    /** What a life gets done. */
    const progress = () => answered + server.mails.length + server.count.refused

    async function lives(): Promise<void> {
      while (restless()) {
        const life = await launch({ SMTP_URL: server.url })
        service = life
        const before = progress()
        await wait(30 + 700 * random())
        // On a slow disk a short life gets nothing done, and neither would the next.
        await vi.waitUntil(() => progress() > before, { timeout: 3000, interval: 5 }).catch(() => null)
        life.child.kill('SIGKILL')
        kills += 1
        await life.ended
        breaks.push(server.mails.length)
      }
    }

    async function weather(): Promise<void> {
      await server.become('away')
      await expect.poll(() => answered).toBeGreaterThan(MESSAGES / 3)
      await server.become('refusing')
      await expect.poll(() => server.count.refused).toBeGreaterThan(0)
      while (restless()) {
        const dice = random()
        const cuts = dice < 0.15
        await server.become(cuts ? 'away' : dice < 0.3 ? 'refusing' : 'fair')
        if (cuts) breaks.push(server.mails.length)
        await wait(50 + 500 * random())
      }
      await server.become('fair')
    }

    const sent = sendAll(
      () => service,
      () => (answered += 1),
    )
    await Promise.all([lives(), weather()])
    const tries = await sent
    service = await launch({ SMTP_URL: server.url })
    await expect.poll(() => messagesIn('new')).toEqual([])

    const { mails, count } = server
    const subjects = subjectsOf(mails)
    const again = subjects.map((subject, index) => subjects.includes(subject, index + 1))
    const twice = again.filter(Boolean).length
    if (process.env.MESSAGES) console.log({ MESSAGES, tries, kills, ...count, arrivals: mails.length, twice })
    expect(Math.min(kills, count.refused, count.outages, tries - MESSAGES)).toBeGreaterThan(0)
    expect(arrived()).toBe(MESSAGES)
    expect(new Set(mails.map((mail) => headerOf(mail, 'Message-ID'))).size, 'no second message').toBe(
      MESSAGES,
    )
    for (const [at, end] of breaks.entries())
      expect(again.slice(breaks[at - 1] ?? 0, end).filter(Boolean).length, 'in flight').toBeLessThanOrEqual(
        AT_ONCE,
      )
    expect(again.slice(breaks.at(-1)), 'in calm').not.toContain(true)
    expect([(await messagesIn('sent')).length, await messagesIn('failed')]).toEqual([MESSAGES, []])
  },
)

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startMailServer, subjectsOf } from './mail-server.ts'
import { form, PATH, valid } from './outbox-server.ts'
import { launch, outboxDir, useService, type ServiceProcess } from './service-process.ts'

useService()

/** A longer run: `SOAK=20 npx vitest run tests/server/kill.test.ts` sends twenty times as many. */
const MESSAGES = 200 * Number(process.env.SOAK ?? 1)
const SENDERS = 8
/** Deliveries that the service runs at a time: what may arrive twice with each kill. */
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

it(
  `loses no accepted message when it is killed again and again while ${MESSAGES} are sent`,
  { timeout: 60_000 * Number(process.env.SOAK ?? 1) },
  async () => {
    const server = await startMailServer()
    const random = randomFrom(19)
    const accepted: string[] = []
    let service: ServiceProcess | null = null
    let kills = 0
    let attempts = 0

    async function sender(): Promise<void> {
      while (accepted.length < MESSAGES) {
        const origin = service?.origin
        const subject = `Message ${(attempts += 1)}`
        const answer = origin
          ? await fetch(origin + PATH, { method: 'POST', body: form({ ...valid, subject }) }).catch(
              () => null,
            )
          : null
        if (answer?.status === 200) accepted.push(subject)
        // Down: the next life is on its way.
        else await new Promise((again) => setTimeout(again, 20))
      }
    }

    async function lives(): Promise<void> {
      while (accepted.length < MESSAGES) {
        const life = await launch({ SMTP_URL: server.url })
        service = life
        const enough = Math.min(accepted.length + 5 + Math.floor(35 * random()), MESSAGES)
        await expect
          .poll(() => accepted.length, { interval: 1, timeout: 20_000 })
          .toBeGreaterThanOrEqual(enough)
        await new Promise((lived) => setTimeout(lived, 30 * random()))
        life.child.kill('SIGKILL')
        kills += 1
        await life.ended
      }
    }

    await Promise.all([lives(), ...Array.from({ length: SENDERS }, sender)])
    service = await launch({ SMTP_URL: server.url })
    const waiting = async () =>
      (await readdir(join(outboxDir, 'new'))).filter((name) => name.endsWith('.eml')).length
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0)

    const arrived = subjectsOf(server.mails)
    const once = new Set(arrived)
    expect(kills).toBeGreaterThan(3)
    expect(accepted.filter((subject) => !once.has(subject))).toEqual([])
    expect(arrived.length - once.size).toBeLessThanOrEqual(kills * AT_ONCE)
    expect((await readdir(join(outboxDir, 'sent'))).length).toBe(once.size)
  },
)

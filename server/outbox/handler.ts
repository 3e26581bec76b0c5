import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMessageKey, keyHeader } from '#src/content/contact.ts'
import { codeOf, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { OutboxSettings } from '../settings.ts'
import { clientAddress, limitKey } from './client-address.ts'
import { composeEml } from './eml.ts'
import { checkHead, isSendCall } from './guard.ts'
import { gate, HOUR, rateLimiter } from './limits.ts'
import { isTrapped, readMessage } from './message.ts'
import { readFields } from './parse.ts'
import { Refusal } from './refusal.ts'
import { reply } from './reply.ts'

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

interface Tools {
  settings: OutboxSettings
  /** Puts a message on the disk and returns its name; null where it lies there with that key. */
  store: (eml: Buffer, date: Date, key: string) => Promise<string | null>
  log: Log
  metrics: Metrics
}

/** What the sender calls this message, so that a second try is known; one of another form counts as none. */
function keyOf({ headers }: IncomingMessage): string {
  const key = String(headers[keyHeader.toLowerCase()])
  return isMessageKey(key) ? key : ''
}

/** No address gets more than one of so many parts of what an hour may bring. */
const SHARES = 10

function refuseFor(seconds: number, status: number, why: string): void {
  if (seconds > 0) throw new Refusal(status, why, { 'Retry-After': String(seconds) })
}

const full = () => new Refusal(503, 'The message could not be stored', { 'Retry-After': '60' })

/**
 * Connect middleware that answers the mail service's own call, `POST /api/v1.0/email/send-form`. All other paths go
 * to `next`. A message is accepted once it is on the disk; handing it to a mail server comes after the answer.
 */
export function sendHandler({ settings, store, log, metrics }: Tools): Middleware {
  let told = false
  const addressOf = clientAddress(settings.trustedProxies, () => {
    if (!told) log.warn('proxy-not-named', { setting: 'TRUSTED_PROXIES' })
    told = true
  })
  const waitFor = rateLimiter(settings.ratePerMinute)
  const waitForAll = rateLimiter(settings.maxPerHour, HOUR)
  const limited = settings.ratePerMinute > 0
  const waitForShare = rateLimiter(limited ? Math.ceil(settings.maxPerHour / SHARES) : 0, HOUR)
  const each = limited ? settings.maxActivePerAddress : Infinity
  const places = gate(settings.maxActive, each)

  async function accept(req: IncomingMessage, address: string): Promise<void> {
    const fields = await readFields(req, settings.bodyTimeout)
    const suspect = isTrapped(fields)
    const message = readMessage(fields)
    // Counted here, as posts that are refused take nothing from others.
    refuseFor(waitForShare(address), 429, 'Too Many Requests')
    refuseFor(waitForAll(''), 503, 'Too many messages for now')
    const date = new Date()
    const eml = await composeEml(message, date, suspect)
    const id = await store(eml, date, keyOf(req)).catch((error: unknown) => {
      log.warn('not-stored', { code: codeOf(error) })
      throw full()
    })
    if (id === null) return log.info('repeated')
    metrics.count('accepted')
    if (suspect) metrics.count('suspects')
    log.info('accepted', { id, bytes: eml.length, suspect })
  }

  async function admitted(req: IncomingMessage): Promise<void> {
    checkHead(req)
    const key = limitKey(addressOf(req))
    refuseFor(waitFor(key), 429, 'Too Many Requests')
    const leave = places.enter(key)
    await accept(req, key).finally(leave)
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      await admitted(req)
      reply(req, res, 200, 'OK')
    } catch (error) {
      const known = error instanceof Refusal ? error : null
      const { status, message, headers } = known ?? new Refusal(500, 'The message could not be stored')
      if (known) log.info('refused', { status })
      else log.warn('unexpected', { error: error instanceof Error ? error.name : 'unknown' })
      metrics.count('refused', status)
      reply(req, res, status, message, headers)
    }
  }

  return (req, res, next) => {
    if (isSendCall(req.url)) void answer(req, res)
    else next()
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { OutboxSettings } from '../settings.ts'
import { clientAddress, limitKey } from './client-address.ts'
import { composeEml } from './eml.ts'
import { checkHead, isSendCall } from './guard.ts'
import { gate, rateLimiter } from './limits.ts'
import { isTrapped, readMessage } from './message.ts'
import { readFields } from './parse.ts'
import { Refusal } from './refusal.ts'
import { reply, replyError } from './reply.ts'

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

interface Tools {
  settings: OutboxSettings
  /** Puts a message on the disk and returns its name. */
  store: (eml: Buffer, date: Date) => Promise<string>
  log: Log
  metrics: Metrics
}

const full = () => new Refusal(503, 'The message could not be stored', { 'Retry-After': '60' })

/**
 * Connect middleware that answers the mail service's own call, `POST /api/v1.0/email/send-form`. All other paths go
 * to `next`. A message is accepted once it is on the disk; handing it to a mail server comes after the answer.
 */
export function sendHandler({ settings, store, log, metrics }: Tools): Middleware {
  const addressOf = clientAddress(settings.trustedProxies)
  const waitFor = rateLimiter(settings.ratePerMinute)
  const each = settings.ratePerMinute === 0 ? Infinity : settings.maxActivePerAddress
  const places = gate(settings.maxActive, each)

  async function accept(req: IncomingMessage): Promise<void> {
    const fields = await readFields(req, settings.bodyTimeout)
    const suspect = isTrapped(fields)
    const message = readMessage(fields)
    const date = new Date()
    const eml = await composeEml(message, date, suspect)
    const id = await store(eml, date).catch((error: unknown) => {
      log.warn('not-stored', { code: (error as NodeJS.ErrnoException).code ?? 'UNKNOWN' })
      throw full()
    })
    metrics.count('accepted')
    if (suspect) metrics.count('suspects')
    log.info('accepted', { id, bytes: eml.length, suspect })
  }

  async function admitted(req: IncomingMessage): Promise<void> {
    checkHead(req)
    const key = limitKey(addressOf(req))
    const seconds = waitFor(key)
    if (seconds > 0) throw new Refusal(429, 'Too Many Requests', { 'Retry-After': String(seconds) })
    const leave = places.enter(key)
    await accept(req).finally(leave)
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      await admitted(req)
      reply(req, res, 200, 'OK')
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500
      metrics.count('refused', status)
      if (status === 500) log.warn('unexpected', { error: error instanceof Error ? error.name : 'unknown' })
      else log.info('refused', { status })
      replyError(req, res, error)
    }
  }

  return (req, res, next) => {
    if (isSendCall(req.url)) void answer(req, res)
    else next()
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCourier } from './deliver.ts'
import { composeEml } from './eml.ts'
import { checkHead, isSendCall } from './guard.ts'
import { rateLimiter } from './limits.ts'
import { isTrapped, readMessage } from './message.ts'
import { readFields } from './parse.ts'
import { Refusal } from './refusal.ts'
import { reply, replyError } from './reply.ts'
import { defaultSettings, type OutboxSettings } from './settings.ts'
import { storeEml } from './store.ts'

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Connect middleware that answers the mail service's own call, `POST /api/v1.0/email/send-form`, by writing
 * each message into a folder. All other paths go to `next`. A message is accepted once it is on the disk;
 * handing it to a mail server comes after the answer.
 */
export function outbox(options: Partial<OutboxSettings> = {}): Middleware {
  const settings = { ...defaultSettings, ...options }
  const waitFor = rateLimiter(settings.ratePerMinute)
  const courier = settings.smtpUrl ? createCourier(settings.smtpUrl, settings.warn) : null
  let active = 0

  async function accept(req: IncomingMessage): Promise<void> {
    const fields = await readFields(req, settings.bodyTimeout)
    if (isTrapped(fields)) return
    const message = readMessage(fields)
    const date = new Date()
    const eml = await composeEml(message, date)
    const path = await storeEml(settings.dir, eml, date)
    void courier?.(eml, path)
  }

  function admit(req: IncomingMessage): void {
    checkHead(req)
    const seconds = waitFor(req.socket.remoteAddress ?? '')
    if (seconds > 0) throw new Refusal(429, 'Too Many Requests', { 'Retry-After': String(seconds) })
    if (active >= settings.maxActive) throw new Refusal(503, 'Busy, try again', { 'Retry-After': '1' })
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      admit(req)
      active += 1
      await accept(req).finally(() => {
        active -= 1
      })
      reply(req, res, 200, 'OK')
    } catch (error) {
      if (!(error instanceof Refusal)) settings.warn(`Outbox: message not stored: ${String(error)}`)
      replyError(req, res, error)
    }
  }

  return (req, res, next) => {
    if (isSendCall(req.url)) void answer(req, res)
    else next()
  }
}

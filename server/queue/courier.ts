import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { mailbox } from '../outbox/eml.ts'
import type { DeliverySettings } from '../settings.ts'
import type { Smtp } from './smtp-options.ts'

/** A try that failed. */
export class DeliveryError extends Error {
  /**
   * `server`: said or broken off before the content, so it is about the account, a quota or the relay, and any other
   * message, which all go from and to the same mailbox, would get the same; `message`: this one was not taken.
   */
  readonly stage: 'server' | 'message'
  /** Trying again would get the same answer. */
  readonly permanent: boolean
  readonly code: string
  /** The server's reply code; 0 where it gave none. */
  readonly reply: number

  constructor(stage: DeliveryError['stage'], cause: unknown) {
    const { code, responseCode, message } = (cause ?? {}) as {
      code?: string
      responseCode?: number
      message?: string
    }
    super(message ?? String(cause))
    this.name = 'DeliveryError'
    this.stage = stage
    this.code = code ?? 'UNKNOWN'
    this.reply = responseCode ?? 0
    this.permanent = stage === 'message' && this.reply >= 500
  }
}

type Step = (done: (error?: unknown) => void) => void

/** Milliseconds that a server may take to hang up. */
const FAREWELL = 1000

/** Says goodbye; resolves when the connection is gone. */
async function quit(connection: SMTPConnection): Promise<void> {
  const gone = once(connection, 'end').catch(() => undefined)
  connection.quit()
  await Promise.race([gone, wait(FAREWELL, undefined, { ref: false })])
  connection.close()
}

/**
 * Hands one stored message to the mail server. Resolves when the server has taken it, with a way to hang up; rejects
 * with a DeliveryError, at the latest when a timeout is over or when `stop` aborts, whatever the server does.
 */
export async function deliver(
  path: string,
  { options, auth }: Smtp,
  stop: AbortSignal,
  { tryTimeout, answerTimeout }: Pick<DeliverySettings, 'tryTimeout' | 'answerTimeout'>,
): Promise<() => Promise<void>> {
  const eml = await readFile(path)
  const connection = new SMTPConnection(options)
  let giveUp = () => undefined as void
  let timer: ReturnType<typeof setTimeout> | undefined
  // Not AbortSignal.any with AbortSignal.timeout: Node collects the latter as garbage, and the try would never end.
  function giveUpAfter(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => giveUp(), stop.aborted ? 0 : ms)
  }
  let stage: DeliveryError['stage'] = 'server'
  /** Asked for when the server has said yes to DATA. */
  function* content() {
    stage = 'message'
    giveUpAfter(answerTimeout)
    yield eml
  }
  const broken = new Promise<never>((_, reject) => {
    connection.on('error', reject)
    // A server that hangs up in order is no error event.
    connection.on('end', () => reject(new Error('The connection closed')))
    giveUp = () => reject(Object.assign(new Error('No end in time'), { code: 'EDEADLINE' }))
  })
  giveUpAfter(tryTimeout)
  stop.addEventListener('abort', giveUp, { once: true })
  const take = (step: Step) => Promise.race([broken, promisify(step)()])
  try {
    await take((done) => connection.connect(done))
    if (auth) await take((done) => connection.login(auth, done))
    const envelope = { from: mailbox, to: [mailbox], size: eml.length }
    await take((done) => connection.send(envelope, Readable.from(content()), done))
    return () => quit(connection)
  } catch (error) {
    connection.close()
    throw new DeliveryError(stage, error)
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', giveUp)
    broken.catch(() => undefined)
  }
}

import { writeFile } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { mailbox } from './eml.ts'

/** Milliseconds that each step of talking to the mail server may take. */
const SMTP_TIMEOUT = 20_000

export type Courier = (eml: Buffer, path: string) => Promise<void>

/**
 * Hands stored messages to a mail server, one after the other, so that a burst opens one connection at a
 * time. Never rejects: the message is safe in the outbox, and a failure is told to `warn` and kept in an
 * `.error.txt` beside it.
 */
export function createCourier(smtpUrl: string, warn: (line: string) => void): Courier {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
  })

  async function deliver(eml: Buffer, path: string): Promise<void> {
    try {
      await transport.sendMail({ envelope: { from: mailbox, to: [mailbox] }, raw: eml })
    } catch (error) {
      const line = `Outbox: ${path} was not delivered: ${error instanceof Error ? error.message : String(error)}`
      await writeFile(path.replace(/\.eml$/u, '.error.txt'), `${line}\n`).catch(() => undefined)
      warn(line)
    }
  }

  let last: Promise<void> = Promise.resolve()
  return (eml, path) => {
    last = last.then(() => deliver(eml, path))
    return last
  }
}

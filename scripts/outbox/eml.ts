import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { brand } from '#src/content/brand.ts'
import { contactFields } from '#src/content/contact.ts'
import { extraNames, type OutboxMessage } from './message.ts'

/** Who sends and who receives: the site's own mailbox, so that no server sees a forged sender. */
export const mailbox = brand.email.info

/** The visitor's words first, then every field with its name. */
function bodyOf(message: OutboxMessage): string {
  const names = [...contactFields.filter((field) => field !== 'message'), ...extraNames]
  const width = Math.max(...names.map((name) => name.length)) + 2
  const table = names.map((name) => `${`${name}:`.padEnd(width)}${message[name]}`)
  return `${message.message.replace(/\r\n?/gu, '\n')}\n\n${'-'.repeat(40)}\n${table.join('\n')}\n`
}

/** The message as a mail program reads it (RFC 5322, CRLF). Replies go to the visitor. */
export function composeEml(message: OutboxMessage, date: Date): Promise<Buffer> {
  const mail = new MailComposer({
    from: { name: `${brand.word} website`, address: mailbox },
    replyTo: { name: message.name, address: message.email },
    to: mailbox,
    subject: message.subject,
    date,
    messageId: `<${randomUUID()}@${mailbox.split('@')[1]}>`,
    text: bodyOf(message),
    // Also within the body, where the composer would keep line ends as they came.
    newline: 'windows',
  })
  return mail.compile().build()
}

import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import { brand } from '#src/content/brand.ts'
import { contactFields } from '#src/content/contact.ts'
import { extraNames, type OutboxMessage } from './message.ts'

/** Who sends and who receives: the site's own mailbox, so that no server sees a forged sender. */
export const mailbox = brand.email.info

/** Written before the subject of a message whose hidden field was filled in: by a bot, or by a form filler. */
const SUSPECT = '[Possibly automated] '

/** The visitor's words first, then every field with its name. */
function bodyOf(message: OutboxMessage): string {
  const names = [...contactFields.filter((field) => field !== 'message'), ...extraNames]
  const width = Math.max(...names.map((name) => name.length)) + 2
  const table = names.map((name) => `${`${name}:`.padEnd(width)}${message[name]}`)
  return `${message.message.replace(/\r\n?/gu, '\n')}\n\n${'-'.repeat(40)}\n${table.join('\n')}\n`
}

/** Characters of an encoded word: with the name of a header it stays within a line of 76 (RFC 2047). */
const WORD = 60

/** The text as encoded words, whole: none of it can be taken for one that the visitor wrote. */
export const encodedWords = (text: string) => encodeWord(text, 'B', WORD).replaceAll(' ', '\r\n ')

const looksEncoded = (text: string) => text.includes('=?')

/**
 * Where a reply goes, as a finished header where the name looks encoded: the composer would quote it, and mail
 * programs decode what is quoted. An address stands in the text alone where the part before the @ is not ASCII, which
 * would need SMTPUTF8 on the whole way, or has signs that end an address, or where the domain reads as a number.
 */
function replyTo(name: string, email: string) {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), domainToASCII(email.slice(at + 1))]
  if (domain === '' || isIP(domain) !== 0 || !/^[\w.!#$%&'*+/=?^`{|}~-]+$/u.test(local)) return { header: '' }
  const address = `${local}@${domain}`
  if (looksEncoded(name)) return { header: `Reply-To: ${encodedWords(name)}\r\n <${address}>\r\n` }
  return { header: '', replyTo: { name, address } }
}

/** The message as a mail program reads it (RFC 5322, CRLF). Replies go to the visitor. */
export async function composeEml(message: OutboxMessage, date: Date, suspect = false): Promise<Buffer> {
  const subject = `${suspect ? SUSPECT : ''}${message.subject}`
  const { header, ...reply } = replyTo(message.name, message.email)
  const headers = [
    ...(looksEncoded(subject)
      ? [{ key: 'Subject', value: { prepared: true, value: encodedWords(subject) } }]
      : []),
    ...(suspect ? [{ key: 'X-Suspect', value: 'hidden field filled in' }] : []),
  ]
  const mail = new MailComposer({
    from: { name: `${brand.word} website`, address: mailbox },
    ...reply,
    to: mailbox,
    ...(!looksEncoded(subject) && { subject }),
    headers,
    date,
    messageId: `<${randomUUID()}@${mailbox.split('@')[1]}>`,
    text: bodyOf(message),
    // Also within the body, where the composer would keep line ends as they came.
    newline: 'windows',
  })
  return Buffer.concat([Buffer.from(header), await mail.compile().build()])
}

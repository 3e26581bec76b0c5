/** What a visitor can do after a message could not be sent. It stands in the form, under the failure toast of spec §8, over a link that takes what they typed into their mail program. */

export type MailFailureKind =
  'network' | 'timeout' | 'throttled' | 'blocked' | 'headless' | 'rejected' | 'unconfigured' | 'no-outbox'

const KEPT = 'Nothing you typed is lost.'
const WRITE = 'Please write to our mailbox instead; your text comes along.'

export const mailHelp: Record<MailFailureKind, string> = {
  network: `The message could not leave this device. Check your connection and send it again, or write to our mailbox. ${KEPT}`,
  timeout: `No answer came in time, so we stopped waiting. Send it again, or write to our mailbox. ${KEPT}`,
  throttled: `That was quick: too many messages came in a short time. Wait a minute, then send it again, or write to our mailbox. ${KEPT}`,
  blocked: `This form cannot take your message. ${WRITE}`,
  headless: `This form does not accept automated browsers. ${WRITE}`,
  rejected: `The server did not accept the message. Try again in a moment, or write to our mailbox. ${KEPT}`,
  unconfigured: `The form is not set up to send right now. ${WRITE}`,
  'no-outbox': `The form is not connected to a mailbox here. ${WRITE}`,
}

/** The one refusal that the visitor can mend by editing. */
const tooLong = `Something is too long: the form takes a name of 200 characters, a subject of 300 and a message of 20,000. Shorten it, or write to our mailbox. ${KEPT}`

export function helpFor(failure: { kind: MailFailureKind; status: number }): string {
  return failure.kind === 'rejected' && failure.status === 413 ? tooLong : mailHelp[failure.kind]
}

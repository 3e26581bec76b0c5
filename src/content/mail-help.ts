/** What a visitor can do after a message could not be sent. It stands in the form, under the failure toast of spec §8. */

export type MailFailureKind =
  'network' | 'timeout' | 'throttled' | 'blocked' | 'headless' | 'rejected' | 'unconfigured' | 'no-outbox'

export interface MailHelp {
  text: string
  /** Sending again can work: keep the button. */
  retry: boolean
  /** Offer the mailbox, with what was typed. False only where a short wait is the better way. */
  mailbox: boolean
}

const KEPT = 'Nothing you typed is lost.'
const WRITE = 'Please write to our mailbox instead; your text comes along.'

export const mailHelp: Record<MailFailureKind, MailHelp> = {
  network: {
    text: `The message could not leave this device. Check your connection and send it again, or write to our mailbox. ${KEPT}`,
    retry: true,
    mailbox: true,
  },
  timeout: {
    text: `No answer came in time, so we stopped waiting. Send it again, or write to our mailbox. ${KEPT}`,
    retry: true,
    mailbox: true,
  },
  throttled: {
    text: `That was quick: too many messages came in a short time. Wait a minute, then send it again. ${KEPT}`,
    retry: true,
    mailbox: false,
  },
  blocked: { text: `This form cannot take your message. ${WRITE}`, retry: false, mailbox: true },
  headless: { text: `This form does not accept automated browsers. ${WRITE}`, retry: false, mailbox: true },
  rejected: {
    text: `The mail service did not accept the message. Try again in a moment, or write to our mailbox. ${KEPT}`,
    retry: true,
    mailbox: true,
  },
  unconfigured: { text: `The form is not set up to send right now. ${WRITE}`, retry: false, mailbox: true },
  'no-outbox': {
    text: `The form is not connected to a mail service here. ${WRITE}`,
    retry: false,
    mailbox: true,
  },
}

/** The one refusal that the visitor can mend by editing. */
const tooLong: MailHelp = {
  text: `The message is too long for this form. Shorten it, or write to our mailbox. ${KEPT}`,
  retry: true,
  mailbox: true,
}

export function helpFor(failure: { kind: MailFailureKind; status: number }): MailHelp {
  return failure.kind === 'rejected' && failure.status === 413 ? tooLong : mailHelp[failure.kind]
}

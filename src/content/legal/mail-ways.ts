/** Passages of the legal texts that depend on how the site sends its mail, which the build knows (README, Mail keys). */
type Passage = 'mailWay' | 'mailHosts' | 'mailPolicy' | 'mailUnscripted'

/** `service`: built with keys of the delivery service. `own`: without, so the site's own server takes the messages. */
export type MailWay = 'service' | 'own'

export const mailPassages: Record<MailWay, Record<Passage, string>> = {
  service: {
    mailWay:
      'Your browser sends the form to the delivery service [EmailJS](https://www.emailjs.com/legal/privacy-policy/) at `api.emailjs.com`, which passes it on to our mailbox. Like any server it sees your IP address. Its library adds its version and the three keys that tell our account from others.',
    mailHosts: 'the list holds this site and the mail service named below',
    mailPolicy: 'connections to this site and to `api.emailjs.com`, which delivers the form',
    mailUnscripted: 'Where JavaScript is off, the form is not offered: write an email instead.',
  },
  own: {
    mailWay:
      'Your browser sends the form to this site’s own server, and to no other company, with a random number by which a second try is not taken for a second message. The server writes the message down as an email and hands it over to our mailbox. A copy of what was handed over stays on the server for at most 30 days. A message that could not be handed over stays there until a person has dealt with it.',
    mailHosts: 'the list holds this site alone',
    mailPolicy: 'connections to this site alone',
    mailUnscripted: 'Where JavaScript is off, only what you typed is sent.',
  },
}

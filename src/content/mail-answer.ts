import { contactTexts } from './contact.ts'

/** In place of what the service says to programs, by status. */
const REASONS: Readonly<Record<number, string>> = {
  429: 'Too many messages came in a short time. Wait a minute, then send it again.',
}

const KEPT = 'Nothing you typed is lost: go back in your browser, and the form is as you left it.'

export const mailAnswerLinks = { form: 'To the contact page' } as const

/** What the page says that answers a form posted without a script; with one, toasts do. */
export function mailAnswer(status: number, said: string): { heading: string; lines: readonly string[] } {
  if (status < 300) return { heading: 'Message sent', lines: [contactTexts.success] }
  return { heading: 'Message not sent', lines: [REASONS[status] ?? said, KEPT] }
}

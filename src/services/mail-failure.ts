import type { MailFailureKind } from '#src/content/mail-help.ts'

export interface MailFailure {
  ok: false
  kind: MailFailureKind
  /** HTTP or library status; 0 where no answer came. */
  status: number
  /** For the console, not for the visitor. */
  detail: string
}

/** An answer as the library hands it over: resolved for 2xx, thrown for all else. */
export interface Answer {
  status: number
  text: string
}

const CAUSES: Record<MailFailureKind, string> = {
  network: 'the mail service could not be reached',
  timeout: 'no answer in time, the request was aborted',
  throttled: 'too many messages in a short time',
  blocked: 'the sender or the page is not allowed to send',
  headless: 'headless browsers are not allowed to send',
  rejected: 'the mail service did not accept it',
  unconfigured: 'the mail settings are incomplete or wrong',
  'no-outbox': 'no mail keys are set, and what answers on this origin is not the outbox',
}

const BY_STATUS: Readonly<Record<number, MailFailureKind>> = {
  0: 'network',
  403: 'blocked',
  429: 'throttled',
  451: 'headless',
}

/** Statuses with which a plain file server turns a POST away. */
const NO_SUCH_CALL = new Set([404, 405, 501])

export function failure(kind: MailFailureKind, status: number, detail: string): MailFailure {
  return { ok: false, kind, status, detail: detail.replace(/\s+/gu, ' ').trim().slice(0, 300) }
}

/** Whether what answered on our own origin is something else: a file server, a single-page fallback, a login wall. */
function isForeign({ status, text }: Answer): boolean {
  if (NO_SUCH_CALL.has(status)) return true
  if (status >= 200 && status < 300) return text.trim() !== 'OK'
  // A proxy before the outbox says these in its own words.
  if (status === 413 || status === 429) return false
  return status < 500 && text.trimStart().startsWith('<')
}

/** Null when the answer is a success. `outbox`: the answer came from our own origin. */
export function failureOf(answer: Answer, outbox: boolean): MailFailure | null {
  if (outbox && isForeign(answer)) return failure('no-outbox', answer.status, answer.text)
  if (answer.status >= 200 && answer.status < 300) return null
  return failure(BY_STATUS[answer.status] ?? 'rejected', answer.status, answer.text)
}

function isAnswer(error: unknown): error is Answer {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error
}

/** Reads what the library or the browser threw: a string for settings, an Answer, a TypeError for the network. */
export function failureFrom(error: unknown, outbox: boolean): MailFailure {
  if (typeof error === 'string') return failure('unconfigured', 0, error)
  if (isAnswer(error)) return failureOf(error, outbox) ?? failure('rejected', error.status, error.text)
  if (error instanceof TypeError) return failure('network', 0, `Network Error: ${error.message}`)
  return failure('rejected', 0, String(error))
}

/** The one console line of a failed send: cause, status, detail (spec §8). */
export function logFailure({ kind, status, detail }: MailFailure): void {
  console.error(`Message not sent (${kind}): ${CAUSES[kind]}. Status ${status}: ${detail}`)
}

import { resolve } from 'node:path'
import { trustedProxyProblem } from './outbox/client-address.ts'
import { consoleLog, type Log } from './log.ts'
import { smtpUrlProblem } from './queue/smtp-options.ts'

/** Milliseconds, unless the name says otherwise. */
export interface DeliverySettings {
  /** Messages handed over at the same time. */
  atOnce: number
  /** What one try may take until the server says yes to the message's text, whatever it does. */
  tryTimeout: number
  /**
   * What it may then take to get the text and to answer. RFC 5321 (4.5.3.2.6) asks for ten minutes: a server that checks a
   * message at length has often taken it, and would get it again.
   */
  answerTimeout: number
  firstRetry: number
  longestRetry: number
  /** Wait of a message that was tried before the service was restarted. */
  restartWait: number
  /** A message that old, and tried that often, is kept in failed/. */
  giveUpAfter: number
  leastTries: number
}

export interface OutboxSettings {
  /** Folder the messages are written to. */
  dir: string
  /** Posts accepted in a minute from one address; 0 lifts all limits of one address. */
  ratePerMinute: number
  /** Messages taken in an hour from all addresses together, and ten times what one may send; 0: no limit. */
  maxPerHour: number
  /** Posts worked on at the same time, in all and of one address; more are told to come back. */
  maxActive: number
  maxActivePerAddress: number
  /** Milliseconds a whole body may take to arrive. */
  bodyTimeout: number
  /** Proxies whose X-Forwarded-For is believed: addresses and networks. */
  trustedProxies: readonly string[]
  /** Server that gets each message; empty: none. */
  smtpUrl: string
  /** Keep messages in new/, sent/ and failed/ also without a server. With one they always are. */
  queue: boolean
  /** Size of the folder in bytes above which nothing is accepted. */
  maxFolder: number
  /** Days that delivered messages stay in sent/; 0 is for ever. */
  keepDays: number
  delivery: DeliverySettings
  log: Log
}

const MINUTE = 60_000

export const defaultSettings: OutboxSettings = {
  dir: resolve('outbox'),
  ratePerMinute: 10,
  maxPerHour: 1000,
  maxActive: 256,
  maxActivePerAddress: 8,
  bodyTimeout: 10_000,
  trustedProxies: [],
  smtpUrl: '',
  queue: false,
  maxFolder: 512 * 1024 * 1024,
  keepDays: 30,
  delivery: {
    atOnce: 4,
    tryTimeout: MINUTE,
    answerTimeout: 10 * MINUTE,
    firstRetry: 5000,
    longestRetry: 30 * MINUTE,
    restartWait: 15_000,
    giveUpAfter: 5 * 24 * 60 * MINUTE,
    // About two days of half hours.
    leastTries: 100,
  },
  log: consoleLog((line) => console.warn(line)),
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads variables and collects what is wrong with them, so that all is told at once. No secret is in it. */
export function reader(env: Environment) {
  const problems: string[] = []
  const text = (name: string) => env[name]?.trim() ?? ''
  return {
    problems,
    text,
    whole(name: string, fallback: number, most = Number.MAX_SAFE_INTEGER): number {
      const value = text(name)
      if (value === '') return fallback
      if (/^\d{1,15}$/u.test(value) && Number(value) <= most) return Number(value)
      problems.push(
        `${name} must be a whole number${most < 1e6 ? ` up to ${most}` : ''}, not ${JSON.stringify(value)}`,
      )
      return fallback
    },
    /** Throws what was found, if anything was, one line each. */
    checked<Value>(value: Value): Value {
      if (problems.length > 0) throw new Error(problems.join('\n'))
      return value
    },
  }
}

type Reader = ReturnType<typeof reader>

/** Settings of the outbox from the environment; a relative folder counts from `root`. */
export function readOutbox({ problems, text, whole }: Reader, root: string): Partial<OutboxSettings> {
  const smtpUrl = text('SMTP_URL')
  const problem = smtpUrl === '' ? null : smtpUrlProblem(smtpUrl)
  if (problem !== null) problems.push(`SMTP_URL ${problem}`)
  const trustedProxies = text('TRUSTED_PROXIES')
    .split(/[\s,]+/u)
    .filter(Boolean)
  for (const proxy of trustedProxies) {
    const wrong = trustedProxyProblem(proxy)
    if (wrong !== null) problems.push(`TRUSTED_PROXIES ${wrong}`)
  }
  return {
    dir: resolve(root, text('OUTBOX_DIR') || 'outbox'),
    ratePerMinute: whole('OUTBOX_RATE', defaultSettings.ratePerMinute),
    maxPerHour: whole('OUTBOX_HOURLY', defaultSettings.maxPerHour),
    maxFolder: whole('OUTBOX_MAX_MB', 512, 999_999) * 1024 * 1024,
    keepDays: whole('OUTBOX_KEEP_DAYS', defaultSettings.keepDays, 36_500),
    smtpUrl,
    trustedProxies,
  }
}

/** The same for the dev and preview servers. Throws where some cannot be used. */
export function settingsFrom(env: Environment, root: string): Partial<OutboxSettings> {
  const read = reader(env)
  return read.checked(readOutbox(read, root))
}

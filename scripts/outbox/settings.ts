import { resolve } from 'node:path'

export interface OutboxSettings {
  /** Folder the messages are written to. */
  dir: string
  /** Posts accepted in a minute from one address; 0 is no limit. */
  ratePerMinute: number
  /** Posts worked on at the same time; more are told to come back. */
  maxActive: number
  /** Milliseconds a whole body may take to arrive. */
  bodyTimeout: number
  /** Server that also gets each message; empty: none. */
  smtpUrl: string
  /** Where failures of writing and delivery are told. */
  warn: (line: string) => void
}

export const defaultSettings: OutboxSettings = {
  dir: resolve('outbox'),
  ratePerMinute: 10,
  maxActive: 64,
  bodyTimeout: 10_000,
  smtpUrl: '',
  warn: (line) => console.warn(line),
}

/** Settings from the environment; a relative folder counts from `root`. Throws on a rate that is no whole number. */
export function settingsFrom(env: Record<string, string | undefined>, root: string): Partial<OutboxSettings> {
  const rate = env.OUTBOX_RATE?.trim() || String(defaultSettings.ratePerMinute)
  if (!/^\d+$/u.test(rate))
    throw new Error(`OUTBOX_RATE must be a whole number of posts a minute, not "${rate}"`)
  return {
    dir: resolve(root, env.OUTBOX_DIR?.trim() || 'outbox'),
    ratePerMinute: Number(rate),
    smtpUrl: env.SMTP_URL?.trim() ?? '',
  }
}

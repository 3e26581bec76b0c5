import { acceptedAt } from '../queue/files.ts'
import type { Folder } from '../queue/folder.ts'

/** How long an answer holds, in milliseconds: anyone may ask. */
const HOLDS = 5000

/** A message that waits longer, in seconds, makes the service degraded. */
const LONG = 15 * 60

interface Health {
  /** Degraded: messages are taken, and some do not arrive. */
  status: 'ok' | 'degraded' | 'cannot store'
  waiting: number
  oldestSeconds: number
  failed: number
}

/** Says how the folder is. `outage`: whether the mail server is away; null where there is none. */
export function createHealth(folder: Folder, outage: () => boolean | null): () => Promise<Health> {
  let answer: Promise<Health> | undefined
  let at = 0

  async function look(): Promise<Health> {
    const takes = await folder.takesMessages().catch(() => false)
    const [waiting, failed] = await Promise.all([folder.waiting(), folder.failed()]).catch(() => [[], []])
    const [oldest] = waiting
    const oldestSeconds = oldest ? Math.max(0, Math.round((Date.now() - acceptedAt(oldest)) / 1000)) : 0
    const away = outage()
    const late = away !== null && (away || oldestSeconds > LONG || failed.length > 0)
    const status = takes ? (late ? 'degraded' : 'ok') : 'cannot store'
    return { status, waiting: waiting.length, oldestSeconds, failed: failed.length }
  }

  return () => {
    if (answer && performance.now() - at < HOLDS) return answer
    at = performance.now()
    answer = look()
    return answer
  }
}

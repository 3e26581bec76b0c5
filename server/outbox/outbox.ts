import { join } from 'node:path'
import { createMetrics, type Metrics } from '../metrics.ts'
import { acceptedAt } from '../queue/files.ts'
import { openFolder } from '../queue/folder.ts'
import { lock } from '../queue/lock.ts'
import { createQueue, type Queue } from '../queue/queue.ts'
import { defaultSettings, type OutboxSettings } from '../settings.ts'
import { sendHandler, type Middleware } from './handler.ts'

/** How often new/ is looked through, and how often sizes are counted anew, in milliseconds. */
const RESCAN = 60_000
const RECOUNT = 60 * RESCAN

/** How long an answer about health holds, in milliseconds: anyone may ask. */
const HEALTH = 5000

/** A message that waits longer, in seconds, makes the service degraded. */
const LONG = 15 * 60

export interface Health {
  /** Degraded: messages are taken, and some do not arrive. */
  status: 'ok' | 'degraded' | 'cannot store'
  waiting: number
  oldestSeconds: number
  failed: number
}

export interface Outbox {
  middleware: Middleware
  metrics: Metrics
  /** Cleans up what a killed service left in the folder. Rejects where it cannot be made, or another process uses it. */
  start: () => Promise<void>
  /** Ends deliveries, waiting at most `grace` milliseconds for those that run. */
  stop: (grace?: number) => Promise<void>
  health: () => Promise<Health>
  gauges: () => Promise<Record<string, number>>
}

/** The answer of `ask`, asked again when it is `age` milliseconds old. */
function cached<Value>(ask: () => Promise<Value>, age: number): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  let at = 0
  return () => {
    if (answer && performance.now() - at < age) return answer
    at = performance.now()
    answer = ask()
    return answer
  }
}

/** The whole way of a message: the call, the folder and, with a mail server, the queue. */
export function createOutbox(options: Partial<OutboxSettings> = {}): Outbox {
  const settings: OutboxSettings = { ...defaultSettings, ...options }
  const { smtpUrl, log, dir, maxFolder, keepDays } = settings
  const queued = settings.queue || smtpUrl !== ''
  const metrics = createMetrics()
  const folder = openFolder(dir, queued, maxFolder, keepDays)
  /** Not before the folder is this process's own: what is stored until then is found by who owns it. */
  let queue: Queue | null = null
  let unlock: (() => void) | null = null
  const timers: NodeJS.Timeout[] = []

  function every(time: number, task: () => Promise<unknown>): void {
    const run = () => void task().catch(() => log.warn('not-looked-through'))
    timers.push(setInterval(run, time).unref())
  }

  async function store(eml: Buffer, date: Date): Promise<string> {
    const name = await folder.store(eml, date)
    queue?.add(name)
    return name
  }

  const health = cached(async (): Promise<Health> => {
    const takes = await folder.takesMessages().catch(() => false)
    const [waiting, failed] = await Promise.all([folder.waiting(), folder.failed()]).catch(() => [[], []])
    const [oldest] = waiting
    const oldestSeconds = oldest ? Math.max(0, Math.round((Date.now() - acceptedAt(oldest)) / 1000)) : 0
    const late = queue !== null && (queue.outage() || oldestSeconds > LONG || failed.length > 0)
    const status = takes ? (late ? 'degraded' : 'ok') : 'cannot store'
    return { status, waiting: waiting.length, oldestSeconds, failed: failed.length }
  }, HEALTH)

  return {
    middleware: sendHandler({ settings, store, log, metrics }),
    metrics,
    health,
    async start() {
      await folder.prepare()
      if (queued) unlock = await lock(join(dir, '.lock'))
      await folder.sweep()
      await folder.recount()
      if (smtpUrl !== '') queue = createQueue(smtpUrl, { folder, log, metrics, settings: settings.delivery })
      await queue?.rescan()
      every(RESCAN, async () => queue?.rescan())
      every(RECOUNT, () => Promise.all([folder.recount(), folder.tidyCopies()]))
      // Not waited for: there may be very many.
      folder.tidyCopies().catch(() => log.warn('not-looked-through'))
    },
    async stop(grace = 10_000) {
      for (const timer of timers) clearInterval(timer)
      await queue?.stop(grace)
      unlock?.()
    },
    async gauges() {
      const { waiting, failed, oldestSeconds } = await health()
      return {
        mail_queue_waiting: waiting,
        mail_queue_busy: queue?.busy() ?? 0,
        mail_queue_oldest_seconds: oldestSeconds,
        mail_failed_files: failed,
        mail_folder_bytes: folder.held(),
      }
    },
  }
}

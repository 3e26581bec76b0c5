import { join } from 'node:path'
import { createMetrics } from '../metrics.ts'
import { openFolder } from '../queue/folder.ts'
import { createKeys } from '../queue/keys.ts'
import { lock } from '../queue/lock.ts'
import { createQueue, type Queue } from '../queue/queue.ts'
import { defaultSettings, type OutboxSettings } from '../settings.ts'
import { sendHandler } from './handler.ts'
import { createHealth } from './health.ts'

/** How often new/ is looked through, and how often sizes are counted anew, in milliseconds. */
const RESCAN = 60_000
const RECOUNT = 60 * RESCAN

export type Outbox = ReturnType<typeof createOutbox>

/** The whole way of a message: the call, the folder and, with a mail server, the queue. */
export function createOutbox(options: Partial<OutboxSettings> = {}) {
  const settings: OutboxSettings = { ...defaultSettings, ...options }
  const { smtpUrl, log, dir, maxFolder, keepDays } = settings
  const queued = settings.queue || smtpUrl !== ''
  const metrics = createMetrics()
  const folder = openFolder(dir, queued, maxFolder, keepDays)
  const keys = createKeys()
  /** Not before the folder is this process's own: what is stored until then is found by who owns it. */
  let queue: Queue | null = null
  let unlock: (() => void) | null = null
  const timers: NodeJS.Timeout[] = []
  const health = createHealth(folder, () => queue?.outage() ?? null)

  function every(time: number, task: () => Promise<unknown>): void {
    const run = () => void task().catch(() => log.warn('not-looked-through'))
    timers.push(setInterval(run, time).unref())
  }

  const store = (eml: Buffer, date: Date, key: string) =>
    keys.once(key, async () => {
      const name = await folder.store(eml, date, key)
      queue?.add(name)
      return name
    })

  return {
    middleware: sendHandler({ settings, store, log, metrics }),
    metrics,
    health,
    /** Cleans up what a killed service left. Rejects where the folder cannot be made, or another process uses it. */
    async start(): Promise<void> {
      await folder.prepare()
      if (queued) unlock = await lock(join(dir, '.lock'))
      await folder.sweep()
      await folder.recount()
      keys.load(await folder.all())
      if (smtpUrl !== '') queue = createQueue(smtpUrl, { folder, log, metrics, settings: settings.delivery })
      await queue?.rescan()
      every(RESCAN, async () => queue?.rescan())
      every(RECOUNT, () => Promise.all([folder.recount(), folder.tidyCopies()]))
      // Not waited for: there may be very many.
      folder.tidyCopies().catch(() => log.warn('not-looked-through'))
    },
    /** Ends deliveries, waiting at most `grace` milliseconds for those that run. */
    async stop(grace = 10_000): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      await queue?.stop(grace)
      unlock?.()
    },
    async gauges(): Promise<Record<string, number>> {
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

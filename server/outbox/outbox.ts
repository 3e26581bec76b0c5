import { createMetrics, type Metrics } from '../metrics.ts'
import { LARGEST, openFolder } from '../queue/folder.ts'
import { createQueue, type Queue } from '../queue/queue.ts'
import { defaultSettings, type OutboxSettings } from '../settings.ts'
import { sendHandler, type Middleware } from './handler.ts'

/** How often the folder is looked through, in milliseconds. */
const RESCAN = 60_000

export interface Outbox {
  middleware: Middleware
  metrics: Metrics
  /** Cleans up what a killed service left in the folder. Rejects where the folder cannot be made. */
  start: () => Promise<void>
  /** Ends deliveries, waiting at most `grace` milliseconds for those that run. */
  stop: (grace?: number) => Promise<void>
  /** Whether a message posted now could be stored. */
  takesMessages: () => Promise<boolean>
  gauges: () => Record<string, number>
}

/** The whole way of a message: the call, the folder and, with a mail server, the queue. */
export function createOutbox(options: Partial<OutboxSettings> = {}): Outbox {
  const settings: OutboxSettings = { ...defaultSettings, ...options }
  const { smtpUrl, log, delivery } = settings
  const metrics = createMetrics()
  const folder = openFolder(settings.dir, settings.queue || smtpUrl !== '')
  const queue: Queue | null =
    smtpUrl === '' ? null : createQueue(smtpUrl, { folder, log, metrics, settings: delivery })
  let bytes = 0
  let timer: NodeJS.Timeout | undefined

  async function store(eml: Buffer, date: Date): Promise<string> {
    if (bytes + eml.length > settings.maxFolder)
      throw Object.assign(new Error('The folder is full'), { code: 'EFULL' })
    bytes += eml.length
    const name = await folder.store(eml, date).catch((error: unknown) => {
      bytes -= eml.length
      throw error
    })
    queue?.add(name)
    return name
  }

  async function look(): Promise<void> {
    await folder.tidy(settings.keepDays)
    bytes = await folder.bytes()
    await queue?.rescan()
  }

  return {
    middleware: sendHandler({ settings, store, log, metrics }),
    metrics,
    async start() {
      await folder.prepare()
      await look()
      timer = setInterval(() => {
        look().catch(() => log.warn('not-looked-through'))
      }, RESCAN)
      timer.unref()
    },
    async stop(grace = 10_000) {
      clearInterval(timer)
      await queue?.stop(grace)
    },
    takesMessages: () =>
      bytes + LARGEST > settings.maxFolder
        ? Promise.resolve(false)
        : folder.probe().then(
            () => true,
            () => false,
          ),
    gauges: () => {
      const { waiting, busy } = queue?.size() ?? { waiting: 0, busy: 0 }
      return { mail_queue_waiting: waiting, mail_queue_busy: busy, mail_folder_bytes: bytes }
    },
  }
}

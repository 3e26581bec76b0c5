import { codeOf } from '../log.ts'
import { deliver, DeliveryError } from './courier.ts'
import { createOutages, createOutcomes, type Next, type Tools } from './outcome.ts'
import { createSchedule } from './schedule.ts'
import { smtpFrom } from './smtp-options.ts'

export type Queue = ReturnType<typeof createQueue>

/** Delivers what waits in the folder, at most `atOnce` at a time. It holds names, never contents. */
export function createQueue(smtpUrl: string, tools: Tools) {
  const { folder, log, settings } = tools
  const smtp = smtpFrom(smtpUrl)
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()
  const outages = createOutages(settings)
  // A server that is away is asked by one message at a time.
  const room = () => (outages.now() ? 1 : settings.atOnce) - running.size
  const schedule = createSchedule({ room, start })
  const outcomes = createOutcomes(tools, outages, schedule)

  async function attempt(name: string): Promise<Next> {
    const finished = await outcomes.finish(name)
    if (finished !== undefined) return finished
    const began = performance.now()
    try {
      const hangUp = await deliver(folder.waitingPath(name), smtp, stopping.signal, settings)
      outages.over()
      log.info('delivered', { id: name, ms: Math.round(performance.now() - began) })
      const next = await outcomes.settle(name, 'sent')
      await hangUp()
      return next
    } catch (error) {
      if (stopping.signal.aborted) return null
      if (error instanceof DeliveryError) return await outcomes.failed(name, error, began)
      // Gone: delivered since the folder was read, or taken away by hand.
      if (codeOf(error) !== 'ENOENT') log.warn('unreadable', { id: name, code: codeOf(error) })
      return null
    }
  }

  function start(name: string): void {
    const run = attempt(name).then((next) => {
      running.delete(name)
      if (next === null) schedule.wake()
      else schedule.at(name, next)
    })
    running.set(name, run)
  }

  /** The one way in: a message is known from two sides, who stored it and who found it in the folder. */
  function take(name: string, wait: number): void {
    if (!running.has(name) && !schedule.has(name)) schedule.at(name, wait)
  }

  return {
    /** Takes over a message that has been stored. */
    add: (name: string) => take(name, 0),
    /** Looks for messages that wait in the folder, from earlier lives or put back by hand. */
    async rescan(): Promise<void> {
      for (const name of await folder.waiting()) {
        if (running.has(name) || schedule.has(name)) continue
        // A restart often follows a repair, so messages that were tried before it are tried soon.
        take(name, (await folder.tries.read(name)) > 0 ? settings.restartWait : 0)
      }
    },
    /** Waits for running deliveries, at most `grace` milliseconds, and starts no others. */
    async stop(grace: number): Promise<void> {
      schedule.stop()
      const timer = setTimeout(() => stopping.abort(), grace)
      await Promise.all(running.values())
      clearTimeout(timer)
    },
    busy: () => running.size,
    /** Whether the mail server was away, or refused before it saw a message, at the last try. */
    outage: outages.now,
  }
}

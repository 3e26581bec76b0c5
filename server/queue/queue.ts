import { deliver, DeliveryError } from './courier.ts'
import { codeOf, createOutages, createOutcomes, type Tools } from './outcome.ts'
import { createSchedule } from './schedule.ts'
import { smtpFrom } from './smtp-options.ts'

export interface Queue {
  /** Takes over a message that has been stored. */
  add: (name: string) => void
  /** Looks for messages that wait in the folder, from earlier lives or put back by hand. */
  rescan: () => Promise<void>
  /** Waits for running deliveries, at most `grace` milliseconds, and starts no others. */
  stop: (grace: number) => Promise<void>
  size: () => { waiting: number; busy: number }
}

/**
 * Aborts with the queue, or after `timeout` milliseconds. AbortSignal.any would lose the timeout: while only it holds the
 * signal of AbortSignal.timeout, Node collects that as garbage, and a try at a silent server would never end.
 */
function endOfTry(stopping: AbortSignal, timeout: number): { signal: AbortSignal; clear: () => void } {
  const end = new AbortController()
  const abort = () => end.abort()
  const timer = setTimeout(abort, timeout)
  stopping.addEventListener('abort', abort, { once: true })
  return {
    signal: end.signal,
    clear() {
      clearTimeout(timer)
      stopping.removeEventListener('abort', abort)
    },
  }
}

/** Delivers what waits in the folder, at most `atOnce` at a time. It holds names, never contents. */
export function createQueue(smtpUrl: string, tools: Tools): Queue {
  const { folder, log, settings } = tools
  const smtp = smtpFrom(smtpUrl)
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()
  const outages = createOutages(settings)
  // A server that is away is asked by one message at a time.
  const room = () => (outages.now() ? 1 : settings.atOnce) - running.size
  const schedule = createSchedule({ room, start })
  const outcomes = createOutcomes(tools, outages, schedule)

  async function attempt(name: string): Promise<void> {
    if (await outcomes.finish(name)) return
    const began = Date.now()
    const end = endOfTry(stopping.signal, settings.tryTimeout)
    try {
      const hangUp = await deliver(folder.waitingPath(name), smtp, end.signal)
      outages.over()
      log.info('delivered', { id: name, ms: Date.now() - began })
      await outcomes.settle(name, 'sent')
      await hangUp()
    } catch (error) {
      if (stopping.signal.aborted) return
      if (error instanceof DeliveryError) await outcomes.failed(name, error, began)
      // Else the file is gone or cannot be read: there is nothing left to deliver, and the log says so.
      else log.warn('unreadable', { id: name, code: codeOf(error) })
    } finally {
      end.clear()
    }
  }

  function start(name: string): void {
    const run = attempt(name).finally(() => {
      running.delete(name)
      schedule.wake()
    })
    running.set(name, run)
  }

  return {
    add: (name) => schedule.at(name, 0),
    async rescan() {
      for (const name of await folder.waiting()) {
        if (running.has(name) || schedule.has(name)) continue
        const tries = await folder.tries.read(name)
        // A restart often follows a repair, so messages that wait are tried soon after it.
        schedule.at(name, Math.min(tries?.next ?? 0, Date.now() + settings.restartWait))
      }
    },
    async stop(grace) {
      schedule.stop()
      const timer = setTimeout(() => stopping.abort(), grace)
      await Promise.all(running.values())
      clearTimeout(timer)
    },
    size: () => ({ waiting: schedule.size(), busy: running.size }),
  }
}

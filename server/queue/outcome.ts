import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { DeliverySettings } from '../settings.ts'
import { backoff } from './backoff.ts'
import type { DeliveryError } from './courier.ts'
import { acceptedAt, type Folder, type State } from './folder.ts'
import type { Schedule } from './schedule.ts'

export interface Tools {
  folder: Folder
  log: Log
  metrics: Metrics
  settings: DeliverySettings
}

export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | null)?.code ?? 'UNKNOWN'
}

/** Failures in a row that were the server's and no message's. Tries that ran side by side count as one. */
export function createOutages({ firstRetry, longestRetry }: DeliverySettings) {
  let count = 0
  let last = 0
  return {
    now: () => count > 0,
    over: () => {
      count = 0
    },
    /** Counts a try that began at `began`; milliseconds to wait before the next. */
    add(began: number): number {
      if (began >= last) {
        count += 1
        last = Date.now()
      }
      return Math.round(backoff(count, firstRetry, longestRetry))
    },
  }
}

type Outages = ReturnType<typeof createOutages>

/** What becomes of a message after a try. */
export function createOutcomes(
  { folder, log, metrics, settings }: Tools,
  outages: Outages,
  schedule: Schedule,
) {
  /** Messages that the server has answered and the folder does not show yet. */
  const unsettled = new Map<string, { state: State; note?: string }>()

  function later(name: string, tries: number): number {
    const delay = Math.round(backoff(tries, settings.firstRetry, settings.longestRetry))
    schedule.at(name, Date.now() + delay)
    return delay
  }

  /** Moves the file; a folder that cannot be written now is tried again without sending twice. */
  async function settle(name: string, state: State, note?: string): Promise<void> {
    try {
      await folder.settle(name, state, note)
      unsettled.delete(name)
      metrics.count(state === 'sent' ? 'delivered' : 'failed')
    } catch (error) {
      unsettled.set(name, { state, ...(note !== undefined && { note }) })
      log.warn('not-moved', { id: name, to: state, code: codeOf(error) })
      later(name, 3)
    }
  }

  return {
    settle,
    /** Finishes what was answered before; false where nothing was. */
    async finish(name: string): Promise<boolean> {
      const open = unsettled.get(name)
      if (open) await settle(name, open.state, open.note)
      return open !== undefined
    },
    async failed(name: string, error: DeliveryError, began: number): Promise<void> {
      const details = { id: name, code: error.code, reply: error.reply }
      const tries = ((await folder.tries.read(name))?.count ?? 0) + 1
      if (error.permanent || Date.now() - acceptedAt(name) > settings.giveUpAfter) {
        log.warn('given-up', { ...details, tries })
        return settle(name, 'failed', `${error.message}\nTries: ${tries}\n`)
      }
      metrics.count('retried')
      if (error.stage === 'server') {
        const delay = outages.add(began)
        schedule.pause(Date.now() + delay)
        schedule.at(name, 0)
        return log.warn('server-unreachable', { ...details, retryInMs: delay })
      }
      const delay = later(name, tries)
      await folder.tries.write(name, { count: tries, next: Date.now() + delay }).catch(() => undefined)
      log.warn('retry-later', { ...details, tries, retryInMs: delay })
    },
  }
}

import { codeOf, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { DeliverySettings } from '../settings.ts'
import type { DeliveryError } from './courier.ts'
import { acceptedAt } from './files.ts'
import type { Ending, Folder } from './folder.ts'
import type { Schedule } from './schedule.ts'

export interface Tools {
  folder: Folder
  log: Log
  metrics: Metrics
  settings: DeliverySettings
}

/** Milliseconds until the next try after `tries` failed ones: doubling, within bounds, a fifth more or less. */
const backoff = (tries: number, { firstRetry, longestRetry }: DeliverySettings) =>
  Math.round(Math.min(longestRetry, firstRetry * 2 ** (tries - 1)) * (0.8 + 0.4 * Math.random()))

/** Failures in a row that were the server's and no message's. Tries that ran side by side count as one. */
export function createOutages(settings: DeliverySettings) {
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
        last = performance.now()
      }
      return backoff(count, settings)
    },
  }
}

type Outages = ReturnType<typeof createOutages>

/** Milliseconds until the next try; null: the message waits no longer. */
export type Next = number | null

/** What becomes of a message after a try. */
export function createOutcomes(
  { folder, log, metrics, settings }: Tools,
  outages: Outages,
  schedule: Pick<Schedule, 'pause'>,
) {
  /** Messages that the server has answered and the folder does not show yet. */
  const unsettled = new Map<string, { state: Ending; note?: string }>()

  /** Moves the file; a folder that cannot be written now is tried again without sending twice. */
  async function settle(name: string, state: Ending, note?: string): Promise<Next> {
    try {
      await folder.settle(name, state, note)
      unsettled.delete(name)
      metrics.count(state === 'sent' ? 'delivered' : 'failed')
      return null
    } catch (error) {
      unsettled.set(name, { state, ...(note !== undefined && { note }) })
      log.warn('not-moved', { id: name, to: state, code: codeOf(error) })
      return backoff(3, settings)
    }
  }

  return {
    settle,
    /** Finishes what was answered before; undefined where nothing was. */
    async finish(name: string): Promise<Next | undefined> {
      const open = unsettled.get(name)
      return open && settle(name, open.state, open.note)
    },
    async failed(name: string, error: DeliveryError, began: number): Promise<Next> {
      const details = { id: name, code: error.code, reply: error.reply }
      if (error.stage === 'server') {
        const delay = outages.add(began)
        schedule.pause(delay)
        metrics.count('retried')
        log.warn('server-unavailable', { ...details, retryInMs: delay })
        return 0
      }
      const tries = (await folder.tries.read(name)) + 1
      // By age alone a clock set forward would give up messages that are seconds old.
      const old = tries >= settings.leastTries && Date.now() - acceptedAt(name) > settings.giveUpAfter
      if (error.permanent || old) {
        log.warn('given-up', { ...details, tries })
        return settle(name, 'failed', `${error.message}\nTries: ${tries}\n`)
      }
      const delay = backoff(tries, settings)
      metrics.count('retried')
      await folder.tries.write(name, tries).catch(() => undefined)
      log.warn('retry-later', { ...details, tries, retryInMs: delay })
      return delay
    },
  }
}

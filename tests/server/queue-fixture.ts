import { expect } from 'vitest'
import type { OutboxSettings } from '#server/settings.ts'
import { box } from './outbox-fixture.ts'
import { form, valid } from './outbox-server.ts'

/** The service's own times, made short. */
export const delivery: OutboxSettings['delivery'] = {
  atOnce: 4,
  tryTimeout: 10_000,
  answerTimeout: 10_000,
  firstRetry: 20,
  longestRetry: 60,
  restartWait: 20,
  giveUpAfter: 60_000,
  leastTries: 3,
}

export const send = (subject = valid.subject) => box.post(form({ ...valid, subject }))
export const count = async (folder: string) =>
  (await box.names(folder)).filter((name) => name.endsWith('.eml')).length
export const settled = (folder: 'sent' | 'failed', messages = 1) =>
  expect.poll(() => count(folder), { timeout: 10_000 }).toBe(messages)

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactTiming } from '#src/content/contact.ts'
import { subscribe } from '#src/services/newsletter.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('succeeds after one second, and not before, without a request', async () => {
  const request = vi.fn()
  vi.stubGlobal('fetch', request)
  const done = vi.fn()
  const subscribed = subscribe().then(done)
  await vi.advanceTimersByTimeAsync(contactTiming.newsletterDelay - 1)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await subscribed
  expect(done).toHaveBeenCalledOnce()
  expect(request).not.toHaveBeenCalled()
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactTiming } from '#src/content/contact.ts'

const values = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Some words here.' }
const context = { now: new Date(), pageUrl: 'https://site.example/', userAgent: 'Test/1' }

/** The library, as `load` makes it arrive. Fresh modules, as one import settles once and for all. */
async function sendWith(load: () => Promise<unknown>) {
  vi.resetModules()
  vi.doMock('@emailjs/browser', load as () => Promise<object>)
  const { sendMessage } = await import('#src/services/mail.ts')
  return sendMessage(values, context)
}

beforeEach(() => {
  for (const key of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']) vi.stubEnv(`VITE_EMAILJS_${key}`, '')
})

afterEach(() => {
  // Every case here fails, and says so once.
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
  vi.doUnmock('@emailjs/browser')
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('a library that comes too late sends nothing any more', async () => {
  vi.useFakeTimers()
  const sendForm = vi.fn()
  const init = vi.fn()
  const after = contactTiming.sendTimeout + 1000
  const sending = sendWith(
    () => new Promise((resolve) => setTimeout(() => resolve({ init, sendForm }), after)),
  )
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2), { timeout: 10_000 })
  await vi.advanceTimersByTimeAsync(contactTiming.sendTimeout)
  await expect(sending).resolves.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(1000)
  await vi.dynamicImportSettled()
  expect(init).not.toHaveBeenCalled()
  expect(sendForm).not.toHaveBeenCalled()
})

it('a library that cannot start, as where storage is blocked, is a failure like any other', async () => {
  await expect(sendWith(() => Promise.reject(new Error('storage is blocked')))).resolves.toMatchObject({
    ok: false,
    kind: 'rejected',
    status: 0,
  })
})

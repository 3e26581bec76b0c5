// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactTiming } from '#src/content/contact.ts'
import { importMailLibrary } from '#src/services/mail-library.ts'
import { THROTTLE_KEY } from '#src/services/mail-throttle.ts'
import { sendMessage } from '#src/services/mail.ts'
import { answerWith, context, env, fail, hang, KEYS, request, values } from './mail-page.ts'

/** Waiting for the request moves the fake clock a little, further on a busy machine; in ms. */
const MARGIN = 1000

// The library's first import takes real time, which the fake clock knows nothing of.
beforeAll(async () => void (await importMailLibrary()))

describe('time-out', () => {
  it('aborts the request after 15 s and says so', async () => {
    vi.useFakeTimers()
    hang()
    const done = vi.fn()
    const sending = sendMessage(values, context)
    void sending.then(done)
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
    const signal = request.mock.lastCall?.[1]?.signal
    await vi.advanceTimersByTimeAsync(contactTiming.sendTimeout - MARGIN)
    expect(done).not.toHaveBeenCalled()
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(MARGIN)
    const { result, line } = await fail(sending)
    expect(signal?.aborted).toBe(true)
    expect(result).toEqual({ ok: false, kind: 'timeout', status: 0, detail: 'aborted after 15 s' })
    expect(line).toContain('Message not sent (timeout)')
  })

  it('holds even where the request ignores the signal', async () => {
    vi.useFakeTimers()
    request.mockImplementation(() => new Promise(() => undefined))
    const sending = sendMessage(values, context)
    await vi.advanceTimersByTimeAsync(contactTiming.sendTimeout)
    expect((await fail(sending)).result).toMatchObject({ kind: 'timeout' })
  })

  it('leaves no timer behind after an answer', async () => {
    vi.useFakeTimers()
    await sendMessage(values, context)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('throttle', () => {
  beforeEach(() => env({ ...KEYS, VITE_EMAILJS_THROTTLE_MS: '60000' }))

  it('holds back a second message until the interval has passed', async () => {
    vi.useFakeTimers()
    await expect(sendMessage(values, context)).resolves.toEqual({ ok: true })
    const second = { ok: false, kind: 'throttled', status: 429, detail: 'Too Many Requests' }
    expect((await fail()).result).toEqual(second)
    expect((await fail()).result, 'a refusal keeps the stamp').toEqual(second)
    expect(request).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(sendMessage(values, context)).resolves.toEqual({ ok: true })
  })

  it.each([
    ['an error of the service', () => answerWith(500, 'down')],
    ['no network', () => request.mockRejectedValue(new TypeError('offline'))],
  ])('does not hold back the retry after %s', async (_, breakIt) => {
    breakIt()
    await fail()
    expect(localStorage.getItem(THROTTLE_KEY)).toBeNull()
    answerWith(200, 'OK')
    await expect(sendMessage(values, context)).resolves.toEqual({ ok: true })
  })

  it('does not hold back the retry after a time-out', async () => {
    vi.useFakeTimers()
    hang()
    const sending = sendMessage(values, context)
    await vi.advanceTimersByTimeAsync(contactTiming.sendTimeout)
    await fail(sending)
    answerWith(200, 'OK')
    await expect(sendMessage(values, context)).resolves.toEqual({ ok: true })
  })
})

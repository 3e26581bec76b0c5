// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#src/content/brand.ts'
import { contactTiming } from '#src/content/contact.ts'
import { helpFor, mailHelp, type MailFailureKind } from '#src/content/mail-help.ts'
import { mailWarning } from '#src/services/mail-config.ts'
import { THROTTLE_KEY } from '#src/services/mail-throttle.ts'
import { browserContext, sendMessage, type MailContext, type MailResult } from '#src/services/mail.ts'

const values = { name: 'Ada L.', email: 'ada@example.com', subject: 'Hello', message: 'Line one\nשלום 👋🏽' }
const context: MailContext = {
  now: new Date('2026-02-03T04:05:06Z'),
  pageUrl: 'https://site.example/contact',
  userAgent: 'Test/1',
}
const KEYS = {
  VITE_EMAILJS_PUBLIC_KEY: 'pk',
  VITE_EMAILJS_SERVICE_ID: 'sid',
  VITE_EMAILJS_TEMPLATE_ID: 'tid',
}
const OPTIONS = ['THROTTLE_MS', 'BLOCK_HEADLESS', 'BLOCK_LIST', 'BLOCK_WATCH'].map(
  (name) => `VITE_EMAILJS_${name}`,
)

const request = vi.fn<typeof fetch>()

function env(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}

function answerWith(status: number, text: string): void {
  request.mockImplementation(() => Promise.resolve(new Response(text, { status })))
}

/** Never answers, and like a browser's fetch rejects when its signal aborts. */
function hang(): void {
  request.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  )
}

function sentFields(): Record<string, unknown> {
  const body = request.mock.lastCall?.[1]?.body
  return body instanceof FormData ? Object.fromEntries(body.entries()) : {}
}

/** The result of a send that fails, and the one console line that goes with it. */
async function fail(sending = sendMessage(values, context)): Promise<{ result: MailResult; line: string }> {
  const result = await sending
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
  vi.mocked(console.error).mockClear()
  expect(lines).toHaveLength(1)
  return { result, line: lines[0] ?? '' }
}

beforeEach(() => {
  // A developer's own .env must not decide what these tests see.
  for (const name of [...Object.keys(KEYS), ...OPTIONS]) vi.stubEnv(name, '')
  vi.stubGlobal('fetch', request)
  request.mockReset()
  answerWith(200, 'OK')
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  expect(globalThis.fetch, 'fetch is handed back').toBe(request)
})

describe('the call', () => {
  it.each([
    ['the mail service', KEYS, 'https://api.emailjs.com', 'pk', 'sid', 'tid'],
    ['the own origin when no keys are set', {}, location.origin, 'outbox', 'outbox', 'outbox'],
  ])('posts ten fields and four of the library to %s', async (_, keys, origin, user, service, template) => {
    env(keys)
    await expect(sendMessage(values, context)).resolves.toEqual({ ok: true })
    expect(request).toHaveBeenCalledOnce()
    const [url, init] = request.mock.lastCall ?? []
    expect(url).toBe(`${origin}/api/v1.0/email/send-form`)
    expect(init?.method).toBe('POST')
    expect(sentFields()).toEqual({
      ...values,
      from_name: values.name,
      from_email: values.email,
      timestamp: context.now.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'long' }),
      user_agent: context.userAgent,
      page_url: context.pageUrl,
      company_name: brand.legalName,
      lib_version: '4.4.1',
      user_id: user,
      service_id: service,
      template_id: template,
    })
  })

  it('reads page and browser for the context', () => {
    expect(browserContext('trap')).toMatchObject({
      pageUrl: location.href,
      userAgent: navigator.userAgent,
      website: 'trap',
    })
  })

  it('answers a filled trap field with success and sends nothing', async () => {
    await expect(sendMessage(values, { ...context, website: 'http://spam' })).resolves.toEqual({ ok: true })
    expect(request).not.toHaveBeenCalled()
  })

  it('leaves requests of others alone while it sends', async () => {
    hang()
    vi.useFakeTimers()
    const sending = sendMessage(values, context)
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
    void fetch('/other')
    expect(request.mock.lastCall).toEqual(['/other'])
    await vi.advanceTimersByTimeAsync(contactTiming.sendTimeout)
    await fail(sending)
  })

  it('sends one message after the other', async () => {
    let open = 0
    request.mockImplementation(async () => {
      open += 1
      expect(open).toBe(1)
      await Promise.resolve()
      open -= 1
      return new Response('OK')
    })
    const both = await Promise.all([sendMessage(values, context), sendMessage(values, context)])
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect(request).toHaveBeenCalledTimes(2)
    expect(request.mock.calls.every(([, init]) => init?.signal instanceof AbortSignal)).toBe(true)
  })
})

describe('failures', () => {
  const HTML = '<!doctype html><title>Site</title>'
  it.each<[string, Record<string, string>, number, string, MailFailureKind]>([
    ['blocked by the service', KEYS, 403, 'Forbidden', 'blocked'],
    ['throttled by the service', KEYS, 429, 'Too Many Requests', 'throttled'],
    ['451 of the service', KEYS, 451, 'Unavailable For Headless Browser', 'headless'],
    ['bad template', KEYS, 400, 'The template ID not found', 'rejected'],
    ['service down', KEYS, 503, 'Service Unavailable', 'rejected'],
    ['404 of the service is not a missing outbox', KEYS, 404, 'Account not found', 'rejected'],
    ['no such file', {}, 404, 'Not Found', 'no-outbox'],
    ['method not allowed', {}, 405, HTML, 'no-outbox'],
    ['not implemented', {}, 501, 'Unsupported method', 'no-outbox'],
    ['a page instead of an answer', {}, 200, HTML, 'no-outbox'],
    ['an XML refusal of a file store', {}, 403, '<?xml version="1.0"?><Error/>', 'no-outbox'],
    ['cross-site refusal of the outbox', {}, 403, 'Posts from other sites are not accepted', 'blocked'],
    ['rate limit of the outbox', {}, 429, 'Too Many Requests', 'throttled'],
    ['too long for the outbox', {}, 413, 'message: longer than 20000 characters', 'rejected'],
    ['outbox cannot write', {}, 500, 'The message could not be stored', 'rejected'],
  ])('%s', async (_, keys, status, text, kind) => {
    env(keys)
    answerWith(status, text)
    const { result, line } = await fail()
    expect(result).toEqual({ ok: false, kind, status, detail: text })
    expect(line).toMatch(new RegExp(`^Message not sent \\(${kind}\\): .+ Status ${status}: `))
  })

  it('no network', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'))
    const detail = 'Network Error: Failed to fetch'
    const { result, line } = await fail()
    expect(result).toEqual({ ok: false, kind: 'network', status: 0, detail })
    expect(line).toBe(
      `Message not sent (network): the mail service could not be reached. Status 0: ${detail}`,
    )
  })

  it('anything else that is thrown', async () => {
    request.mockRejectedValue(new Error('odd'))
    expect((await fail()).result).toMatchObject({ kind: 'rejected', detail: 'Error: odd' })
  })

  it('says nothing of a long page but its beginning, on one line', async () => {
    answerWith(200, `<html>\n${'x'.repeat(5000)}`)
    const { line } = await fail()
    expect(line.length).toBeLessThan(500)
    expect(line).not.toContain('\n')
  })
})

describe('settings', () => {
  it.each([
    [{ VITE_EMAILJS_PUBLIC_KEY: '' }, 'The public key is required (VITE_EMAILJS_PUBLIC_KEY).'],
    [{ VITE_EMAILJS_SERVICE_ID: ' ' }, 'The service ID is required (VITE_EMAILJS_SERVICE_ID).'],
    [
      { VITE_EMAILJS_SERVICE_ID: '', VITE_EMAILJS_TEMPLATE_ID: '' },
      'The service ID is required (VITE_EMAILJS_SERVICE_ID). The template ID is required (VITE_EMAILJS_TEMPLATE_ID).',
    ],
    [
      { VITE_EMAILJS_THROTTLE_MS: '-1' },
      'The throttle must be a non-negative number (VITE_EMAILJS_THROTTLE_MS).',
    ],
    [
      { VITE_EMAILJS_THROTTLE_MS: 'soon' },
      'The throttle must be a non-negative number (VITE_EMAILJS_THROTTLE_MS).',
    ],
    [
      { VITE_EMAILJS_BLOCK_LIST: 'a@b.c' },
      'The block list needs the name of the field to watch (VITE_EMAILJS_BLOCK_WATCH).',
    ],
  ])('%j are refused before any request', async (settings, detail) => {
    env({ ...KEYS, ...settings })
    const { result, line } = await fail()
    expect(result).toEqual({ ok: false, kind: 'unconfigured', status: 0, detail })
    expect(request).not.toHaveBeenCalled()
    expect(line).toContain(detail)
  })

  it.each([
    ['all keys', KEYS, null],
    ['no keys', {}, /^Mail: no VITE_EMAILJS/],
    ['some keys', { VITE_EMAILJS_PUBLIC_KEY: 'pk' }, /service ID is required .* template ID is required/],
  ])('the build says what is missing: %s', (_, keys, line) => {
    env(keys)
    if (line) expect(mailWarning()).toMatch(line)
    else expect(mailWarning()).toBeNull()
  })

  it.each<[string, Record<string, string>, MailFailureKind, number, string]>([
    [
      'block list',
      { VITE_EMAILJS_BLOCK_LIST: 'x@y.z, ada@example.com', VITE_EMAILJS_BLOCK_WATCH: 'email' },
      'blocked',
      403,
      'Forbidden',
    ],
    [
      'headless',
      { VITE_EMAILJS_BLOCK_HEADLESS: 'true' },
      'headless',
      451,
      'Unavailable For Headless Browser',
    ],
  ])('the check of the library for %s runs before any request', async (_, settings, kind, status, detail) => {
    env({ ...KEYS, ...settings })
    vi.stubGlobal('navigator', { webdriver: true })
    expect((await fail()).result).toEqual({ ok: false, kind, status, detail })
    expect(request).not.toHaveBeenCalled()
  })
})

describe('time-out', () => {
  it('aborts the request after 15 s and says so', async () => {
    vi.useFakeTimers()
    hang()
    const done = vi.fn()
    const sending = sendMessage(values, context)
    void sending.then(done)
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
    const signal = request.mock.lastCall?.[1]?.signal
    await vi.advanceTimersByTimeAsync(contactTiming.sendTimeout - 100)
    expect(done).not.toHaveBeenCalled()
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
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

describe('help', () => {
  it.each(Object.keys(mailHelp) as MailFailureKind[])('%s offers a way on', (kind) => {
    const { text, retry, mailbox } = helpFor({ kind, status: 0 })
    expect(text.length).toBeGreaterThan(20)
    expect(retry || mailbox).toBe(true)
  })

  it('tells a visitor whose message is too long to shorten it', () => {
    expect(helpFor({ kind: 'rejected', status: 413 }).text).toContain('too long')
  })
})

import { afterEach, beforeEach, expect, vi } from 'vitest'
import { sendMessage, type MailContext, type MailResult } from '#src/services/mail.ts'

/** What the tests of sending share: a message, a fake fetch, and settings that no .env file changes. Needs jsdom. */

export const values = {
  name: 'Ada L.',
  email: 'ada@example.com',
  subject: 'Hello',
  message: 'Line one\nשלום 👋🏽',
}
export const context: MailContext = {
  now: new Date('2026-02-03T04:05:06Z'),
  pageUrl: 'https://site.example/contact',
  userAgent: 'Test/1',
}
export const KEYS = {
  VITE_EMAILJS_PUBLIC_KEY: 'pk',
  VITE_EMAILJS_SERVICE_ID: 'sid',
  VITE_EMAILJS_TEMPLATE_ID: 'tid',
}
const OPTIONS = ['THROTTLE_MS', 'BLOCK_HEADLESS', 'BLOCK_LIST', 'BLOCK_WATCH'].map(
  (name) => `VITE_EMAILJS_${name}`,
)

export const request = vi.fn<typeof fetch>()

export function env(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
}

export function answerWith(status: number, text: string): void {
  request.mockImplementation(() => Promise.resolve(new Response(text, { status })))
}

/** Never answers, and like a browser's fetch rejects when its signal aborts. */
export function hang(): void {
  request.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  )
}

export function sentFields(): Record<string, unknown> {
  const body = request.mock.lastCall?.[1]?.body
  return body instanceof FormData ? Object.fromEntries(body.entries()) : {}
}

/** The result of a send that fails, and the one console line that goes with it. */
export async function fail(
  sending = sendMessage(values, context),
): Promise<{ result: MailResult; line: string }> {
  const result = await sending
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
  vi.mocked(console.error).mockClear()
  expect(lines).toHaveLength(1)
  return { result, line: lines[0] ?? '' }
}

beforeEach(() => {
  // Each message is logged as it is sent.
  vi.spyOn(console, 'debug').mockImplementation(() => {})
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

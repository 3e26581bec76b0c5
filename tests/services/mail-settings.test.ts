// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { MailFailureKind } from '#src/content/mail-help.ts'
import { mailWarning } from '#src/services/mail-config.ts'
import { env, fail, KEYS, request } from './mail-page.ts'

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

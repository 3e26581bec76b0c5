// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { brand } from '#src/content/brand.ts'
import { contactTiming, trapField } from '#src/content/contact.ts'
import { helpFor, mailHelp, type MailFailureKind } from '#src/content/mail-help.ts'
import { grouped } from '#src/content/grouped.ts'
import { MAX_CHARACTERS } from '#server/outbox/limits.ts'
import { sendMessage } from '#src/services/mail.ts'
import { context, env, fail, hang, KEYS, request, sentFields, values } from './mail-page.ts'

const KEY = '0123456789abcdef'.repeat(2)

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

  it('logs the fields that it hands over, once', async () => {
    await sendMessage(values, context)
    const { lib_version: _, user_id: __, service_id: ___, template_id: ____, ...fields } = sentFields()
    expect(vi.mocked(console.debug).mock.calls).toEqual([[fields]])
  })

  it('sends what a filled hidden field holds along, for the reader to judge', async () => {
    await expect(sendMessage(values, { ...context, trap: 'http://spam' })).resolves.toEqual({ ok: true })
    expect(sentFields()).toMatchObject({ message: values.message, [trapField]: 'http://spam' })
  })

  it.each([
    ['the mail service gets none', KEYS, {}],
    ['the own service gets it', {}, { 'Idempotency-Key': KEY }],
  ])('a key that tells tries of one message from two messages: %s', async (_, keys, headers) => {
    env(keys)
    await sendMessage(values, { ...context, key: KEY })
    expect(request.mock.lastCall?.[1]?.headers).toEqual(headers)
    expect(Object.values(sentFields())).not.toContain(KEY)
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

describe('help', () => {
  it.each(Object.keys(mailHelp) as MailFailureKind[])('%s offers a way on', (kind) => {
    expect(helpFor({ kind, status: 0 })).toContain('mailbox')
  })

  it('tells a visitor of whose words some are too long how long they may be', () => {
    const help = helpFor({ kind: 'rejected', status: 413 })
    for (const field of ['name', 'subject', 'message'] as const)
      expect(help).toMatch(new RegExp(`${field} of ${grouped(MAX_CHARACTERS[field])}\\b`))
  })
})

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type MailFailureKind } from '#src/content/mail-help.ts'
import { answerWith, env, fail, KEYS, request } from './mail-page.ts'

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
    ['too long for the proxy before it', {}, 413, HTML, 'rejected'],
    ['too many for the proxy before it', {}, 429, HTML, 'throttled'],
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

  it('any other error is a rejected message', async () => {
    request.mockRejectedValue(new Error('odd'))
    expect((await fail()).result).toMatchObject({ kind: 'rejected', detail: 'Error: odd' })
  })

  it('of a long answer the log has the beginning, on one line', async () => {
    answerWith(200, `<html>\n${'x'.repeat(5000)}`)
    const { line } = await fail()
    expect(line.length).toBeLessThan(500)
    expect(line).not.toContain('\n')
  })
})

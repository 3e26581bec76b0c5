import { describe, expect, it } from 'vitest'
import { MAILTO_LIMIT, mailtoHref } from '#src/sections/contact/mailto.ts'

const TO = 'info@example.com'

function read(href: string): { to: string; subject: string; body: string } {
  const url = new URL(href)
  // Not URLSearchParams: mail programs read a plus sign as itself.
  const [subject = '', body = ''] = url.search
    .slice(1)
    .split('&')
    .map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)))
  return { to: url.pathname, subject, body }
}

describe('mailtoHref', () => {
  it.each([
    ['plain', 'Hello', 'A few words.'],
    ['reserved characters', 'a & b = c? #1 100%', 'x=1&y=2 + "quotes" <tags>'],
    ['emoji and RTL', 'שלום 👋🏽', 'مرحبا بالعالم 🚀'],
    ['nothing', '', ''],
  ])('comes back as it went in: %s', (_, subject, body) => {
    expect(read(mailtoHref(TO, subject, body))).toEqual({ to: TO, subject, body })
  })

  it.each(['a\nb', 'a\r\nb', 'a\rb'])('writes every line end as CRLF: %j', (body) => {
    expect(mailtoHref(TO, 's', body)).toBe(`mailto:${TO}?subject=s&body=a%0D%0Ab`)
  })

  it('keeps the subject on one line, so that it cannot add a header', () => {
    expect(read(mailtoHref(TO, 'a\r\nBcc: x@y.z', 'b')).subject).toBe('a Bcc: x@y.z')
  })

  it('does not let the address add a parameter', () => {
    expect(mailtoHref('a@b.c?bcc=x@y.z', 's', 'b')).toBe('mailto:a@b.c%3Fbcc%3Dx@y.z?subject=s&body=b')
  })

  it('survives half a surrogate pair', () => {
    expect(read(mailtoHref(TO, 's', 'a\ud83dz')).body).toBe('a\ufffdz')
  })

  // Filled up by one character at a time, so that the limit falls on every byte of the last unit.
  it.each(['🚀', '\r\n', 'ß', 'x'])('stays within the limit and cuts no %j in two', (unit) => {
    for (let shift = 0; shift < 12; shift += 1) {
      const body = 'y'.repeat(shift) + unit.repeat(2000)
      const href = mailtoHref(TO, 'Subject', body)
      expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT)
      expect(href.length).toBeGreaterThan(MAILTO_LIMIT - 12)
      const kept = read(href).body
      expect(body.startsWith(kept)).toBe(true)
      expect((kept.length - shift) % unit.length).toBe(0)
    }
  })

  it('leaves room for the body under a very long subject', () => {
    const { subject, body } = read(mailtoHref(TO, '🚀'.repeat(500), 'The body.'))
    expect(subject).toBe('🚀'.repeat(25))
    expect(body).toBe('The body.')
  })
})

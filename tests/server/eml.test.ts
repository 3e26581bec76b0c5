import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { composeEml, encodedWords } from '#server/outbox/eml.ts'
import { valid } from './outbox-server.ts'

const compose = async (fields: Partial<typeof valid>) => {
  const eml = (await composeEml({ ...valid, ...fields }, new Date())).toString()
  return { head: eml.slice(0, eml.indexOf('\r\n\r\n')), mail: await PostalMime.parse(eml) }
}

describe('a message', () => {
  it.each([
    ['name', '=?utf-8?B?UGF5cGFs?= support'],
    ['subject', 'Re: =?utf-8?Q?Your_invoice?='],
    ['subject', `${'=?x?= äöü 🚀 '.repeat(20)}end`],
  ])('shows a %s that looks encoded as it was typed: %s', async (field, text) => {
    const { head, mail } = await compose({ [field]: text })
    expect(field === 'name' ? mail.replyTo?.[0]?.name : mail.subject).toBe(text)
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
  })

  it('has an address that needs SMTPUTF8 in its text, and not where replies go', async () => {
    const { head, mail } = await compose({ email: 'zoë@example.com' })
    expect(mail.replyTo).toBeUndefined()
    expect(head).toMatch(/^[\r\n\x20-\x7e]*$/)
    expect(mail.text).toMatch(/^email: +zoë@example\.com$/mu)
  })

  it.each(['a>x@b.co', 'a"b@c.de', '(x)a@b.co', 'a@1.2', 'a@１.２'])(
    'has an address that a mail program could read as another in its text alone: %s',
    async (email) => {
      const { mail } = await compose({ email })
      expect(mail.replyTo).toBeUndefined()
      expect(mail.text).toContain(email)
    },
  )

  it.each(["first.last+tag/o'hara@sub.example.com", 'a_b@xn--bcher-kva.example'])(
    'replies go to %s',
    async (email) => {
      expect((await compose({ email })).mail.replyTo?.[0]?.address).toBe(email)
    },
  )

  it('has an address on an international domain in its ASCII form', async () => {
    const { mail } = await compose({ email: 'zoe@bücher.example' })
    expect(mail.replyTo?.[0]?.address).toBe('zoe@xn--bcher-kva.example')
  })
})

it('encoded words end between characters', () => {
  for (const line of encodedWords('🚀'.repeat(50)).split('\r\n ')) {
    expect(line.length).toBeLessThanOrEqual(75)
    expect(Buffer.from(line.slice(10, -2), 'base64').toString()).not.toContain('\uFFFD')
  }
})

import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { MAX_CHARACTERS } from '#server/outbox/limits.ts'
import { trapField } from '#src/content/contact.ts'
import { box, start } from './outbox-fixture.ts'
import { form, valid } from './outbox-server.ts'

describe('fields', () => {
  it.each([
    ['name', ' ', 'name: Name is required'],
    ['name', 'A', 'name: Name must be at least 2 characters'],
    ['name', 'Ada\r\nBcc: x@y.z', 'name: must be a single line'],
    ['name', 'Ada\u2028Bcc', 'name: must be a single line'],
    ['email', '', 'email: Email is required'],
    ['email', 'ada@example', 'email: Please enter a valid email address'],
    ['email', 'a@b.c\r\nBcc: x@y.z', 'email: must be a single line'],
    ['email', 'a@b.c, x@y.z', 'email: Please enter a valid email address'],
    ['email', 'a,b@c.de', 'email: Please enter a valid email address'],
    ['email', 'a;b@c.de', 'email: Please enter a valid email address'],
    ['email', 'a\u200Bb@c.de', 'email: Please enter a valid email address'],
    ['email', 'a\u202Eb@c.de', 'email: Please enter a valid email address'],
    ['email', 'a\u3164b@c.de', 'email: Please enter a valid email address'],
    ['email', 'a@b\u00AD.de', 'email: Please enter a valid email address'],
    ['email', 'a@b.c/evil', 'email: Please enter a valid email address'],
    ['email', 'a@b.c?cc=x', 'email: Please enter a valid email address'],
    ['name', '\u202EA', 'name: Name must be at least 2 characters'],
    ['subject', '', 'subject: Subject is required'],
    ['subject', 'Hi', 'subject: Subject must be at least 3 characters'],
    ['subject', 'Hello\nBcc: x@y.z', 'subject: must be a single line'],
    ['subject', 'Hello\0there', 'subject: must be a single line'],
    ['message', '', 'message: Message is required'],
    ['message', 'Too short', 'message: Message must be at least 10 characters'],
  ])('400 for %s %j', async (field, value, text) => {
    await start()
    const answer = await box.post(form({ ...valid, [field]: value }))
    expect([answer.status, await answer.text()]).toEqual([400, text])
    expect(await box.names()).toEqual([])
  })

  it.each(Object.entries(MAX_CHARACTERS))(
    '413 for a %s of more than %d characters',
    async (field, length) => {
      await start()
      const answer = await box.post(form({ ...valid, [field]: 'x'.repeat(length + 1) }))
      expect([answer.status, await answer.text()]).toEqual([
        413,
        `${field}: longer than ${length} characters`,
      ])
    },
  )

  it('a missing field and an uploaded one count as empty', async () => {
    await start()
    const data = form(valid)
    data.delete('message')
    expect(await (await box.post(data)).text()).toBe('message: Message is required')
    data.append('message', new Blob(['A file, not a field.']), 'message.txt')
    expect(await (await box.post(data)).text()).toBe('message: Message is required')
  })

  it('of a repeated field the first counts', async () => {
    await start()
    const data = form(valid)
    data.append('subject', 'Another subject')
    await box.post(data)
    expect((await PostalMime.parse((await box.messages())[0] ?? '')).subject).toBe(valid.subject)
  })

  it('signs that turn the direction of text go from the lines, and stay in the message', async () => {
    await start()
    const turned = 'Ada\u202E\u2066\u061C Lovelace'
    await box.post(form({ ...valid, name: turned, subject: turned, from_name: turned, message: turned }))
    const mail = await PostalMime.parse((await box.messages())[0] ?? '')
    expect([mail.subject, mail.replyTo?.[0]?.name]).toEqual(['Ada Lovelace', 'Ada Lovelace'])
    expect(mail.text?.match(/\p{Bidi_Control}/gu)).toHaveLength(3)
    expect(mail.text?.startsWith(turned)).toBe(true)
  })

  it('line ends in the fields of the page become spaces', async () => {
    await start()
    await box.post(form({ ...valid, user_agent: 'Evil/1\r\nBcc: x@y.z' }))
    expect(String((await box.messages())[0])).toMatch(/^user_agent: +Evil\/1 Bcc: x@y\.z\r$/mu)
  })

  it('a message with the hidden field filled in is kept, and marked', async () => {
    await start()
    const answer = await box.post(form({ ...valid, [trapField]: 'http://spam.example' }))
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    const mail = await PostalMime.parse((await box.messages())[0] ?? '')
    expect(mail.subject).toBe(`[Possibly automated] ${valid.subject}`)
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-suspect' }))
  })
})

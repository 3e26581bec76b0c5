import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { MAX_CHARACTERS } from '#server/outbox/limits.ts'
import { brand } from '#src/content/brand.ts'
import { box, start } from './outbox-fixture.ts'
import { form, valid } from './outbox-server.ts'

describe('an accepted message', () => {
  it('becomes one mail with all ten fields', async () => {
    await start()
    const before = Date.now()
    const answer = await box.post(form(valid))
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const [name = ''] = await box.names()
    expect(name).toMatch(/^\d{8}T\d{9}Z-\d{6}-[\da-f]{8}\.eml$/)
    expect((await stat(join(box.dir, name))).mode & 0o077, 'private to the owner').toBe(0)

    const mail = await PostalMime.parse(await readFile(join(box.dir, name)))
    expect(mail.from).toMatchObject({ name: `${brand.word} website`, address: brand.email.info })
    expect(mail.replyTo).toMatchObject([{ name: valid.name, address: valid.email }])
    expect(mail.to).toMatchObject([{ address: brand.email.info }])
    expect(mail.subject).toBe(valid.subject)
    expect(mail.messageId).toMatch(/^<[\da-f-]{36}@[\w.]+>$/)
    expect(Math.abs(new Date(mail.date ?? 0).getTime() - before)).toBeLessThan(5000)
    expect(mail.text?.startsWith(`${valid.message}\n`)).toBe(true)
    for (const [field, value] of Object.entries(valid)) {
      if (field !== 'message')
        expect(mail.text).toMatch(new RegExp(`^${field}: +${value.replaceAll('+', '\\+')}$`, 'mu'))
    }
  })

  it.each([
    ['emoji', 'Zoë 👩🏽‍🚀', 'Größe 🚀 naïve', 'Ein Gruß 👋🏽\n\nmit “Zeichen” und Ünïcödé 🎉'],
    ['RTL', 'محمد علي', 'שלום עולם', 'مرحبا بالعالم\nשורה שנייה עם English באמצע'],
    ['CJK', '李雷雷', '你好,世界', '这是一条很长的消息,'.repeat(60)],
    [
      'what looks like mail',
      'A "B" <c@d.e>',
      'Re: a; b, "c" <d@e.f> (g)',
      'From the top\n.\n\nBcc: x@y.z\n--boundary\n. dot',
    ],
  ])('keeps every character: %s', async (_, name, subject, message) => {
    await start()
    expect((await box.post(form({ ...valid, name, subject, message }))).status).toBe(200)
    const [eml] = await box.messages()
    const mail = await PostalMime.parse(eml ?? '')
    expect(mail.replyTo?.[0]).toMatchObject({ name, address: valid.email })
    expect(mail.subject).toBe(subject)
    expect(mail.text?.startsWith(`${message}\n\n---`)).toBe(true)
    expect(mail.bcc).toBeUndefined()
  })

  it('needs only the four fields of the visitor', async () => {
    await start()
    const { name, email, subject, message } = valid
    expect((await box.post(form({ name, email, subject, message }))).status).toBe(200)
  })

  it('takes the longest message there is', async () => {
    await start()
    const message = '🚀'.repeat(MAX_CHARACTERS.message)
    expect((await box.post(form({ ...valid, message }))).status).toBe(200)
  })

  it('is written whole, once, and in order, when 50 come at a time', async () => {
    await start()
    const subjects = Array.from({ length: 50 }, (_, index) => `Message ${index}`)
    const answers = await Promise.all(subjects.map((subject) => box.post(form({ ...valid, subject }))))
    expect(answers.map((answer) => answer.status)).toEqual(subjects.map(() => 200))
    expect(
      (await box.names()).every((name) => name.endsWith('.eml')),
      'no temporary files',
    ).toBe(true)
    const mails = await Promise.all((await box.messages()).map((eml) => PostalMime.parse(eml)))
    expect(new Set(mails.map((mail) => mail.subject))).toEqual(new Set(subjects))
    const dates = mails.map((mail) => new Date(mail.date ?? 0).getTime())
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  })
})

describe('a folder that cannot be written', () => {
  it('503 with a time to come back, and a line for the owner', async () => {
    await start()
    await rm(box.dir, { recursive: true })
    await writeFile(box.dir, 'a file where the folder should be')
    const answer = await box.post(form(valid))
    expect([answer.status, await answer.text()]).toEqual([503, 'The message could not be stored'])
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(box.warnings).toEqual([expect.stringMatching(/^not-stored {"code":"(EEXIST|ENOTDIR)"}$/)])
    expect((await box.outbox.health()).status).toBe('cannot store')
  })
})

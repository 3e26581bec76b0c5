// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answerPage } from '#server/outbox/answer-page.ts'
import { brand } from '#src/content/brand.ts'
import { contactTexts } from '#src/content/contact.ts'
import { files, paths } from '#src/content/paths.ts'

const parsed = (status: number, said: string) =>
  new DOMParser().parseFromString(answerPage(status, said), 'text/html')
const textOf = (page: Document) => page.querySelector('main')?.textContent ?? ''
const linksOf = (page: Document) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it.each([200, 400, 429, 503])(
  '%i is a whole page, with nothing that the policy of the site forbids',
  (status) => {
    const page = parsed(status, 'Reason')
    expect(page.documentElement.lang).toBe('en')
    expect(page.title).toBe(`${page.querySelector('h1')?.textContent} | ${brand.word}`)
    expect(page.querySelectorAll('h1, main')).toHaveLength(2)
    expect(page.querySelectorAll('style, [style], script')).toHaveLength(0)
    expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe(files.mailAnswerStyle)
    expect(existsSync(`public${files.mailAnswerStyle}`)).toBe(true)
    expect(linksOf(page)).toEqual([paths.home, paths.contact, `mailto:${brand.email.info}`])
  },
)

it('says that the message was sent', () => {
  expect(textOf(parsed(200, 'OK'))).toContain(contactTexts.success)
})

it('says why it was not, and that what was typed is still there', () => {
  const text = textOf(parsed(400, 'email: Please enter a valid email address'))
  expect(text).toContain('email: Please enter a valid email address')
  expect(text).toContain('Nothing you typed is lost')
  expect(textOf(parsed(429, 'Too Many Requests'))).toContain('Wait a minute')
})

it('shows signs of HTML as they are', () => {
  expect(textOf(parsed(400, '<b>&amp;"'))).toContain('<b>&amp;"')
})

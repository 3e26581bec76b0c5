import { INTRO_SEEN_KEY } from '#src/lib/storage.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '#scripts/vite/headers.ts'
import { readLongText } from '#scripts/articles/read-article.ts'
import { brand } from '#src/content/brand.ts'
import { mailPassages } from '#src/content/legal/mail-ways.ts'
import { legalLinks } from '#src/content/navigation.ts'
import { defaultSettings } from '#server/settings.ts'
import { EXPERIENCE_KEY } from '#src/lib/experience.ts'
import { THEME_KEY } from '#src/lib/theme.ts'
import { SCROLL_KEY } from '#src/runtime/scroll.ts'
import { DRAFT_KEY } from '#src/sections/contact/draft.ts'
import { THROTTLE_KEY } from '#src/services/mail-throttle.ts'
import { paragraphsOf } from './paragraphs.ts'

const names = legalLinks.map(({ link }) => link.slice(1))
const source = (name: string) => readFileSync(`src/content/legal/${name}.md`, 'utf8')

describe.each(names)('the legal text %s', (name) => {
  const text = readLongText(`src/content/legal/${name}.md`, source(name))

  it('is dated and has parts', () => {
    expect(Date.parse(text.updated)).toBeLessThan(Date.now())
    expect(text.contents.length).toBeGreaterThanOrEqual(5)
  })

  it('repeats no paragraph of another', () => {
    const own = paragraphsOf(text.text)
    for (const other of names.filter((entry) => entry !== name))
      for (const paragraph of paragraphsOf(readLongText(other, source(other)).text))
        expect(own).not.toContain(paragraph)
  })
})

describe('what the texts say is what the code does', () => {
  it.each([THEME_KEY, EXPERIENCE_KEY, INTRO_SEEN_KEY, THROTTLE_KEY, SCROLL_KEY, DRAFT_KEY])(
    'the page on cookies names the entry %s',
    (key) => {
      expect(source('cookies')).toContain(`| \`${key}\``)
    },
  )

  it('the cookies page names no entry that the code does not write', () => {
    expect(source('cookies').match(/^\| `/gm)).toHaveLength(6)
  })

  /** Spec §7. */
  it.each([
    'name',
    'email',
    'subject',
    'message',
    'from_name',
    'from_email',
    'timestamp',
    'user_agent',
    'page_url',
    'company_name',
  ])('the privacy notice names the field %s, which is sent', (field) => {
    expect(source('privacy')).toContain(`\`${field}\``)
  })

  it('the security page names every header that is sent', () => {
    for (const header of Object.keys(securityHeaders('', false)))
      expect(source('security')).toContain(`\`${header}\``)
  })

  it.each([
    ['own', 'own server', 'EmailJS'],
    ['service', 'EmailJS', 'own server'],
  ] as const)('says of a site that sends by its %s way how, and not how others do', (way, said, other) => {
    const text = (name: string) => JSON.stringify(readLongText(name, source(name), way).text)
    expect(text('privacy')).toContain(said)
    expect(text('privacy')).not.toContain(other)
    expect(text('security').includes('api.emailjs.com')).toBe(way === 'service')
  })

  it('the privacy notice says how long the server keeps copies of a message', () => {
    const { mailWay } = mailPassages.own
    expect(mailWay).toContain(`at most ${defaultSettings.keepDays} days`)
    expect(mailWay).toMatch(/could not be handed over stays/)
  })

  it('placeholders are filled in', () => {
    const { text } = readLongText('privacy', source('privacy'))
    expect(JSON.stringify(text)).toContain(brand.email.info)
    expect(JSON.stringify(text)).not.toContain('{{')
  })
})

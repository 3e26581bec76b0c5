// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { feedXml } from '#src/app/site-files/feed.ts'
import { sitemapXml } from '#src/app/site-files/sitemap.ts'
import { securityTxt } from '#src/app/site-files/security-txt.ts'
import { notes } from '#src/content/articles/blog.ts'
import { brand } from '#src/content/brand.ts'
import { feedPath, paths } from '#src/content/paths.ts'

describe('the feed', () => {
  const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')
  const feed = parse(feedXml(notes, 'What it is.'))
  const text = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent

  it('is valid XML and says where it lives', () => {
    expect(feed.querySelector('parsererror')).toBeNull()
    expect(feed.documentElement.tagName).toBe('rss')
    const self = feed.getElementsByTagName('atom:link')[0]
    expect(self?.getAttribute('href')).toBe(`${brand.origin}${feedPath}`)
  })

  it('lists every note, newest first, with its address and date', () => {
    const items = [...feed.querySelectorAll('item')]
    expect(items.map((item) => text(item, 'link'))).toEqual(notes.map(({ path }) => `${brand.origin}${path}`))
    expect(items.map((item) => text(item, 'title'))).toEqual(notes.map(({ title }) => title))
    for (const [index, item] of items.entries()) {
      const stamp = text(item, 'pubDate') ?? ''
      expect(new Date(stamp).toISOString().slice(0, 10)).toBe(notes[index]?.date)
      expect(stamp).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
    }
  })

  it('escapes a title with markup', () => {
    const [note] = notes
    if (!note) throw new Error('there is no note')
    const hostile = parse(feedXml([{ ...note, title: '</title> & <b>' }], ''))
    expect(hostile.querySelector('parsererror')).toBeNull()
    expect(hostile.querySelector('item > title')?.textContent).toBe('</title> & <b>')
  })
})

describe('the sitemap', () => {
  const entryOf = (path: string) =>
    sitemapXml([path]).match(/<url><loc>(?<url>[^<]*)<\/loc>(<lastmod>(?<day>[^<]*)<\/lastmod>)?<\/url>/)
      ?.groups

  it('dates the pages that carry a date', () => {
    const [note] = notes
    if (!note) throw new Error('there is no note')
    expect(entryOf(note.path)?.day).toBe(note.updated ?? note.date)
    for (const path of [paths.privacy, paths.terms, paths.cookies, paths.accessibility, paths.status])
      expect(entryOf(path)?.day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('says of the others nothing but where they are', () => {
    expect(entryOf(paths.contact)).toMatchObject({ url: `${brand.origin}${paths.contact}`, day: undefined })
  })
})

describe('security.txt', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  const lines = new Map(
    securityTxt(now)
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )

  it('names the mailbox, the policy and its own address', () => {
    expect(lines.get('Contact')).toBe(`mailto:${brand.email.support}`)
    expect(lines.get('Policy')).toBe(`${brand.origin}${paths.security}`)
    expect(lines.get('Canonical')).toBe(`${brand.origin}/.well-known/security.txt`)
  })

  it('expires within a year (RFC 9116)', () => {
    const expires = Date.parse(lines.get('Expires') ?? '')
    expect(expires).toBeGreaterThan(now.getTime() + 300 * 86_400_000)
    expect(expires).toBeLessThan(now.getTime() + 366 * 86_400_000)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#src/content/brand.ts'

const HOME = 'src/content/brand.ts'
const TEXT = /\.(tsx?|mjs|css|html|glsl|svg|txt|xml|json|md|webmanifest|vtt)$/

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const digits = (text: string) => text.replace(/\D/g, '')

/** What only brand.ts may say. Short names count as whole words, so that `Ori` does not forbid "origin". */
const said: Record<string, RegExp> = {
  'the brand word': new RegExp(`(?<![a-z])${escapeRegExp(brand.word)}(?![a-z])`, 'i'),
  'the assistant': new RegExp(`(?<![a-z])${escapeRegExp(brand.assistant.name)}(?![a-z])`, 'i'),
  'the slug': new RegExp(`(?<![a-z])${escapeRegExp(brand.assistant.slug)}-va(?![a-z])`, 'i'),
  'the general mailbox': new RegExp(escapeRegExp(brand.email.info), 'i'),
  'the support mailbox': new RegExp(escapeRegExp(brand.email.support), 'i'),
  'the phone number': new RegExp(
    `${escapeRegExp(brand.phone.display)}|${digits(brand.phone.href).split('').join('[^0-9a-z]*')}`,
    'i',
  ),
  'the emergency line': new RegExp(escapeRegExp(brand.emergency.display)),
  'the street': new RegExp(escapeRegExp(brand.address.street), 'i'),
  'a social profile': new RegExp(brand.socials.map(({ url }) => escapeRegExp(url)).join('|'), 'i'),
}

function mentions(text: string): string[] {
  return Object.keys(said).filter((what) => said[what]?.test(text))
}

/** Every text file of the folders and files, relative to the project. */
function textFiles(...roots: readonly string[]): string[] {
  return roots.flatMap((root) => {
    if (TEXT.test(root)) return [root]
    const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => path.posix.join(entry.parentPath, entry.name))
  })
}

const files = textFiles('src', 'scenes', 'scripts', 'public', 'index.html')

describe('the name', () => {
  it('is looked for in all code there is', () => {
    for (const file of [HOME, 'src/app/head.ts', 'src/styles/base.css', 'index.html', 'scripts/build.mjs'])
      expect(files).toContain(file)
    expect(mentions(readFileSync(HOME, 'utf8'))).toContain('the brand word')
  })

  it.each([
    [`<h1>${brand.word}</h1>`, 'the brand word'],
    [brand.word.toLowerCase(), 'the brand word'],
    [`${brand.word.toLowerCase()}_example`, 'the brand word'],
    [`Ask ${brand.assistant.name}.`, 'the assistant'],
    [`/solutions/${brand.assistant.slug}-va`, 'the slug'],
    [`mailto:${brand.email.info}`, 'the general mailbox'],
    [brand.email.support.toUpperCase(), 'the support mailbox'],
    [brand.phone.display, 'the phone number'],
    [brand.phone.href, 'the phone number'],
    [digits(brand.phone.href), 'the phone number'],
    [`at ${brand.address.street}.`, 'the street'],
    [brand.socials[0].url, 'a social profile'],
  ])('would be found in %j', (text, what) => {
    expect(mentions(text)).toContain(what)
  })

  it('is not seen where it is not', () => {
    expect(mentions('the origin of a priority, words apart')).toEqual([])
  })

  it('stands in no other file', () => {
    const others = files.filter((file) => file !== HOME)
    const found = others.flatMap((file) =>
      mentions(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
    )
    expect(found).toEqual([])
  })
})

describe('the record', () => {
  it('has the words of the intro as the specification writes them, the brand first', () => {
    expect(brand.introWords).toEqual([brand.word, 'INTELLIGENCE', 'PLATFORM'])
  })

  it('has a slug that can stand in a URL', () => {
    expect(brand.assistant.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('dials the numbers that it shows, the emergency line its own', () => {
    for (const { display, href } of [brand.phone, brand.emergency])
      expect(href).toBe(`tel:+${digits(display)}`)
    expect(brand.emergency.href).not.toBe(brand.phone.href)
  })

  it('has an origin without a path, and secure profiles of four networks', () => {
    expect(new URL(brand.origin).href).toBe(`${brand.origin}/`)
    expect(new Set(brand.socials.map(({ id }) => id)).size).toBe(4)
    for (const { url } of brand.socials) expect(new URL(url).protocol).toBe('https:')
  })
})

describe('another brand', () => {
  const other = {
    ...brand,
    word: 'Zephyr',
    legalName: 'Zephyr Ltd',
    tagline: 'Another tagline.',
    introWords: ['Zephyr', 'INTELLIGENCE', 'PLATFORM'],
    assistant: { name: 'Quill', slug: 'quill' },
    origin: 'https://zephyr.example',
    email: { info: 'info@zephyr.example', support: 'support@zephyr.example' },
    phone: { display: '+44 20 7946 0000', href: 'tel:+442079460000' },
    emergency: { display: '+44 20 7946 0999', href: 'tel:+442079460999' },
    address: { ...brand.address, street: '1 Other Street' },
    socials: brand.socials.map((social) => ({ ...social, url: `https://example.com/${social.id}` })),
  }

  afterEach(() => {
    vi.doUnmock('#src/content/brand.ts')
    vi.resetModules()
  })

  it('put into the one file is everywhere: URL, navigation, head, copy', async () => {
    vi.resetModules()
    vi.doMock('#src/content/brand.ts', () => ({ brand: other }))
    const { paths } = await import('#src/content/paths.ts')
    const { navigation } = await import('#src/content/navigation.ts')
    const { headHtml } = await import('#src/app/head-html.ts')
    const { content } = await import('#src/content/pages/assistant.ts')
    expect(paths.assistant).toBe('/solutions/quill-va')
    expect(JSON.stringify(navigation)).toContain('Quill Virtual Assistant')
    const head = headHtml(content.meta)
    expect(head).toContain(`· ${other.word}</title>`)
    for (const part of [other.legalName, other.email.info, other.phone.display, other.address.street])
      expect(head).toContain(part)
    expect(mentions(JSON.stringify({ paths, navigation, content, head }))).toEqual([])
  })
})

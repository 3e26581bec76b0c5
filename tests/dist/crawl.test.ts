import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { isArticleTopic } from '#src/content/article.ts'
import { brand } from '#src/content/brand.ts'
import { feedPath, paths } from '#src/content/paths.ts'
import { isTopic } from '#src/content/topics.ts'
import { articles } from '../every-page.ts'
import { clicksFrom, linkedPaths, references } from './references.ts'
import { foundFile, listed, metaOf, ownAddress, readBuilt, type StaticPage, wholeSite } from './site.ts'
import { faultsOf, structuredData } from './structured-data.ts'

// What a crawler sees.

/** The parser throws at what is not well-formed. */
const xml = (path: string) => new JSDOM(readBuilt(path), { contentType: 'application/xml' }).window.document

test('every page is at most three clicks from the first', () => {
  const site = wholeSite()
  const clicks = clicksFrom(paths.home, site)
  const far = listed.filter((path) => (clicks.get(path) ?? Infinity) > 3)
  expect(far).toEqual([])
  // Menu and footer name most pages; what they do not name has to be found from the text.
  const byText = clicksFrom(paths.resources, site, 'main a[href]')
  expect(articles.filter((path) => (byText.get(path) ?? Infinity) > 2)).toEqual([])
})

test('titles, descriptions, headings and canonical addresses are unique', () => {
  const all = [...wholeSite().values()]
  for (const [what, read] of [
    ['title', (page: StaticPage) => page.document.title],
    ['description', (page: StaticPage) => metaOf(page, 'description')],
    ['heading', (page: StaticPage) => page.document.querySelector('h1')?.textContent],
    [
      'canonical',
      (page: StaticPage) => page.document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    ],
  ] as const) {
    const values = all.map(read)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    // Only the not-found page has no address of its own.
    expect(values.filter((value) => !value)).toHaveLength(what === 'canonical' ? 1 : 0)
  }
})

test('whatever a page points to exists and is what it is taken for', () => {
  const wanted = new Map<string, { ending: RegExp; from: string }>()
  for (const [from, page] of wholeSite())
    for (const { url, ending } of references(page)) {
      const own = ownAddress(url, from)
      if (own) wanted.set(`${own.pathname} ${ending}`, { ending, from })
      else expect.soft(url, from).toMatch(/^(https:\/\/|mailto:[^@\s]+@[^@\s]+$|tel:\+\d+$|data:image\/)/)
    }
  expect(wanted.size).toBeGreaterThan(300)
  for (const [key, { ending, from }] of wanted) {
    const [path = ''] = key.split(' ')
    expect.soft(foundFile(path), `${path} on ${from}`).toMatch(ending)
  }
})

test('style sheets and the manifest point to files that exist', () => {
  const all = [...wholeSite().values()].flatMap(references)
  const named = (type: RegExp) => [...new Set(all.filter(({ url }) => type.test(url)).map(({ url }) => url))]
  const files = new Set<string>()
  for (const sheet of named(/\.css$/)) {
    const css = readBuilt(sheet)
    for (const [, url = ''] of css.matchAll(/url\(["']?(?!data:|#)([^)"']+)/g))
      files.add(new URL(url, `${brand.origin}${sheet}`).pathname)
  }
  for (const manifest of named(/\.webmanifest$/)) {
    const { icons } = JSON.parse(readBuilt(manifest)) as { icons: { src: string }[] }
    for (const { src } of icons) files.add(src)
  }
  expect(files.size).toBeGreaterThan(4)
  for (const file of files) expect.soft(foundFile(file), file).toMatch(/\.(woff2|png|svg)$/)
})

test('links lead to listed pages, to anchors that exist and to subjects that are known', () => {
  const site = wholeSite()
  const wrong: string[] = []
  for (const [from, { document }] of site)
    for (const link of document.querySelectorAll('a[href]')) {
      const own = ownAddress(link.getAttribute('href') ?? '', from)
      if (!own || /\.\w+$/.test(own.pathname)) continue
      const target = site.get(own.pathname)
      const id = decodeURIComponent(own.hash.slice(1))
      const topic = own.searchParams.get('topic')
      const known = own.pathname === paths.blog ? isArticleTopic(topic) : isTopic(topic)
      if (!target || (own.pathname === paths.notFound && from !== paths.notFound))
        wrong.push(`${from}: ${own.pathname} is no page`)
      else if (id && !target.document.getElementById(id)) wrong.push(`${from}: no #${id} on ${own.pathname}`)
      else if (topic !== null && !known) wrong.push(`${from}: nobody knows the topic ${topic}`)
    }
  expect(wrong).toEqual([])
})

test('drawings refer to paints and shapes that are on the page', () => {
  for (const [path, { html, document }] of wholeSite()) {
    const ids = new Set([...html.matchAll(/url\((?:&quot;|')?#([^)&']+)/g)].map(([, id = '']) => id))
    expect
      .soft(
        [...ids].filter((id) => !document.getElementById(id)),
        path,
      )
      .toEqual([])
  }
})

const ARTICLE_TYPES = new Set(['Article', 'BlogPosting', 'Report'])

test('structured data is complete, and its addresses exist', () => {
  const urls = new Set<string>()
  for (const [path, page] of wholeSite()) {
    const data = structuredData(page)
    expect.soft(faultsOf(data), path).toEqual([])
    for (const url of data.urls) {
      expect.soft(url, path).toMatch(/^https:\/\//)
      const own = ownAddress(url, path)
      if (own) urls.add(own.pathname)
    }
    const trail = data.graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
    if (path === paths.home || path === paths.notFound) expect.soft(trail, path).toBeUndefined()
    else {
      const steps = trail as { position: number; item: string }[]
      expect.soft(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect.soft(steps.at(-1)?.item).toBe(`${brand.origin}${path}`)
    }
    const isArticle = data.graph.some((node) => ARTICLE_TYPES.has(String(node['@type'])))
    expect.soft(isArticle, path).toBe(articles.some((article) => article === path))
  }
  urls.delete(paths.notFound)
  for (const url of urls) expect.soft(foundFile(url), url).toMatch(/\.(html|png|jpg|svg)$/)
})

test('the sitemap lists every page once, and robots.txt names the sitemap', () => {
  const sitemap = xml('/sitemap.xml')
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const urls = [...sitemap.querySelectorAll('url > loc')].map((loc) => loc.textContent)
  const days = [...sitemap.querySelectorAll('url > lastmod')].map((day) => day.textContent)
  expect(days.length).toBeGreaterThan(articles.length)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(urls.toSorted()).toEqual(listed.map((path) => `${brand.origin}${path}`).toSorted())
  expect(readBuilt('/robots.txt')).toContain(`Sitemap: ${brand.origin}/sitemap.xml`)
})

test('the feed tells of every note what its page tells', () => {
  const site = wholeSite()
  const feed = xml(feedPath)
  const channel = (name: string) => feed.querySelector(`channel > ${name}`)?.textContent
  expect(channel('link')).toBe(`${brand.origin}${paths.blog}`)
  for (const name of ['title', 'description', 'language']) expect(channel(name), name).toBeTruthy()

  const items = [...feed.querySelectorAll('item')]
  const notes = articles.filter((path) => path.startsWith(`${paths.blog}/`))
  const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? ''
  expect(items.map((item) => text(item, 'link')).toSorted()).toEqual(
    notes.map((path) => `${brand.origin}${path}`).toSorted(),
  )
  for (const item of items) {
    const page = site.get(text(item, 'link').replace(brand.origin, ''))
    if (!page) continue
    expect.soft(text(item, 'title')).toBe(page.document.querySelector('h1')?.textContent)
    expect.soft(text(item, 'description')).toBe(page.document.querySelector('.prose-lead-text')?.textContent)
    const date = new Date(text(item, 'pubDate')).toISOString()
    expect.soft(date.slice(0, 10)).toBe(metaOf(page, 'article:published_time'))
    expect.soft(text(item, 'guid')).toBe(text(item, 'link'))
  }
  const named = [...site].filter(([, page]) => page.html.includes('application/rss+xml'))
  expect(named.map(([path]) => path).toSorted()).toEqual([paths.blog, ...notes].toSorted())
})

test('the not-found page is a way back', () => {
  const page = wholeSite().get(paths.notFound)
  expect(page && linkedPaths(page, paths.notFound)).toContain(paths.home)
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { headHtml } from '#src/app/head-html.ts'
import { applyHead } from '#src/app/head.ts'
import { canonicalOf } from '#src/app/head-tags.ts'
import { titleOf } from '#src/app/page-title.ts'
import { structuredData } from '#src/app/structured-data.ts'
import { brand } from '#src/content/brand.ts'
import type { PageMeta } from '#src/content/page-content.ts'
import { faq } from '#src/content/support/faq.ts'
import { feedPath, paths, type ArticlePath, type SitePath } from '#src/content/paths.ts'

const metaOf = (path: SitePath, title = 'A title', description = 'A description.'): PageMeta => ({
  path,
  title,
  description,
})

/** The head as a browser reads it. */
function parse(html: string): HTMLHeadElement {
  return new DOMParser().parseFromString(`<html><head>${html}</head></html>`, 'text/html').head
}

const content = (head: HTMLHeadElement, key: string) =>
  head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content')

describe('title', () => {
  it('ends with the brand, but leads with it at home', () => {
    expect(titleOf(metaOf(paths.contact, 'Contact'))).toBe(`Contact · ${brand.word}`)
    expect(titleOf(metaOf(paths.home, 'Home'))).toBe(`${brand.word} · Home`)
  })
})

describe('canonical address', () => {
  it.each([
    [paths.home, '/'],
    [paths.contact, '/contact'],
    [paths.tasks, '/solutions/task-management'],
  ] as const)('of %s is the origin and %s', (path, expected) => {
    expect(canonicalOf(metaOf(path))).toBe(`${brand.origin}${expected}`)
  })
})

describe('headHtml', () => {
  const hostile = `"><script>alert('1')</script> & <b>`

  it('says title, description and address once, the same in every dialect', () => {
    const head = parse(headHtml(metaOf(paths.contact, 'Contact', 'Write to us.')))
    const title = `Contact · ${brand.word}`
    expect(head.querySelectorAll('title')).toHaveLength(1)
    expect(head.querySelector('title')?.textContent).toBe(title)
    for (const key of ['og:title', 'twitter:title']) expect(content(head, key)).toBe(title)
    for (const key of ['description', 'og:description', 'twitter:description'])
      expect(content(head, key)).toBe('Write to us.')
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${brand.origin}/contact`)
    expect(content(head, 'og:url')).toBe(`${brand.origin}/contact`)
    expect(content(head, 'twitter:card')).toBe('summary_large_image')
  })

  it('gives each page its picture, with size and alternative', () => {
    const pictureOf = (path: SitePath) => content(parse(headHtml(metaOf(path))), 'og:image')
    expect(pictureOf(paths.tasks)).toMatch(new RegExp(`^${brand.origin}/social/[^/]+$`))
    expect(pictureOf(paths.tasks)).not.toBe(pictureOf(paths.contact))
    const head = parse(headHtml(metaOf(paths.home)))
    expect(content(head, 'twitter:image')).toBe(content(head, 'og:image'))
    expect([content(head, 'og:image:width'), content(head, 'og:image:height')]).toEqual(['1200', '630'])
    expect(content(head, 'og:image:alt')).toContain(brand.word)
  })

  it('escapes title and description', () => {
    const head = parse(headHtml(metaOf(paths.contact, hostile, hostile)))
    expect(head.querySelector('title')?.textContent).toBe(`${hostile} · ${brand.word}`)
    expect(content(head, 'description')).toBe(hostile)
    expect(head.querySelectorAll('script')).toHaveLength(1)
    expect(head.querySelectorAll('b')).toHaveLength(0)
  })

  it('escapes text in the structured data and keeps all of it', () => {
    const end = '</script><script>alert(1)</script><!--'
    const head = parse(headHtml(metaOf(paths.contact, 'Contact', end)))
    expect(head.querySelectorAll('script')).toHaveLength(1)
    const data = head.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(data)).toEqual(structuredData(metaOf(paths.contact, 'Contact', end)))
  })

  it('keeps the not-found page out of search results, and it alone', () => {
    const lost = parse(headHtml(metaOf(paths.notFound)))
    expect(content(lost, 'robots')).toBe('noindex')
    expect(lost.querySelector('link[rel="canonical"]')).toBeNull()
    expect(content(parse(headHtml(metaOf(paths.contact))), 'robots')).toBeUndefined()
  })
})

describe('structured data', () => {
  interface Graph {
    '@context': string
    '@graph': { '@type': string; '@id'?: string; [key: string]: unknown }[]
  }
  const graphOf = (path: SitePath, title?: string) => structuredData(metaOf(path, title)) as Graph
  const part = (graph: Graph, type: string) => graph['@graph'].find((entry) => entry['@type'] === type)

  it('says who publishes the site', () => {
    const graph = graphOf(paths.contact)
    expect(graph['@context']).toBe('https://schema.org')
    expect(part(graph, 'Organization')).toMatchObject({
      name: brand.legalName,
      url: `${brand.origin}/`,
      email: brand.email.info,
      telephone: brand.phone.display,
      address: { '@type': 'PostalAddress', streetAddress: brand.address.street, addressCountry: 'US' },
    })
    // The profiles in the footer are examples, so no search engine is told that they are ours.
    expect(part(graph, 'Organization')).not.toHaveProperty('sameAs')
  })

  it('gives the help center’s questions with their answers, as the page has them', () => {
    const page = part(graphOf(paths.helpCenter), 'FAQPage')
    const asked = page?.mainEntity as { name: string; acceptedAnswer: { '@type': string; text: string } }[]
    const questions = faq.flatMap((group) => group.questions)
    expect(asked.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
    expect(asked.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
      questions.map(({ answer }) => answer.join(' ')),
    )
    expect(part(graphOf(paths.status), 'WebPage')).not.toHaveProperty('mainEntity')
  })

  it('ties page, site and organization together', () => {
    const graph = graphOf(paths.tasks, 'Tasks')
    const site = part(graph, 'WebSite')
    expect(site?.publisher).toEqual({ '@id': part(graph, 'Organization')?.['@id'] })
    expect(part(graph, 'WebPage')).toMatchObject({
      url: canonicalOf(metaOf(paths.tasks)),
      name: `Tasks · ${brand.word}`,
      isPartOf: { '@id': site?.['@id'] },
    })
  })

  it.each([
    [paths.home, 'WebPage'],
    [paths.contact, 'ContactPage'],
    [paths.about, 'AboutPage'],
    [paths.helpCenter, 'FAQPage'],
    [paths.solutions, 'CollectionPage'],
    [paths.blog, 'CollectionPage'],
    [paths.terms, 'WebPage'],
  ] as const)('calls %s a %s', (path, type) => {
    expect(part(graphOf(path), type)?.url).toBe(canonicalOf(metaOf(path)))
  })

  it.each([
    [paths.contact, 'Contact', ['/', '/contact']],
    [paths.solutions, 'Solutions', ['/', '/solutions']],
    [paths.tasks, 'Tasks', ['/', '/solutions', '/solutions/task-management']],
    [paths.status, 'Status', ['/', '/support/status']],
  ] as const)('leads to %s on a numbered trail that ends with its title', (path, title, trail) => {
    const list = part(graphOf(path, title), 'BreadcrumbList')?.itemListElement as {
      position: number
      name: string
      item: string
    }[]
    expect(list.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
    expect(list.map(({ item }) => item)).toEqual(trail.map((step) => `${brand.origin}${step}`))
    expect(list[0]?.name).toBe('Home')
    expect(list.at(-1)?.name).toBe(title)
  })

  it.each([
    [paths.platform, 'SoftwareApplication'],
    [paths.assistant, 'SoftwareApplication'],
    [paths.tasks, 'SoftwareApplication'],
    [paths.analytics, 'SoftwareApplication'],
    [paths.securitySolution, 'Service'],
    [paths.automation, 'Service'],
  ] as const)('says of %s that it sells a %s', (path, type) => {
    const product = part(graphOf(path), type)
    expect(product?.url).toBe(canonicalOf(metaOf(path)))
    expect(String(product?.name)).toMatch(new RegExp(`^${brand.word} .`))
    expect(String(product?.name).split(brand.assistant.name)).toHaveLength(path === paths.assistant ? 2 : 1)
  })

  it('says when which number is answered, the emergency line at all hours', () => {
    const points = part(graphOf(paths.contact), 'Organization')?.contactPoint as {
      contactType: string
      telephone: string
      hoursAvailable: { dayOfWeek: string[]; opens: string; closes: string }[]
    }[]
    expect(points.map(({ contactType }) => contactType)).toEqual(['sales', 'customer support', 'emergency'])
    const [sales, , emergency] = points
    expect(sales?.hoursAvailable).toMatchObject([
      { opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
    ])
    expect(emergency?.telephone).toBe(brand.emergency.display)
    expect(emergency?.hoursAvailable).toMatchObject([{ opens: '00:00', closes: '23:59' }])
    expect(emergency?.hoursAvailable[0]?.dayOfWeek).toHaveLength(7)
  })

  it.each([paths.home, paths.notFound])('gives no trail to %s', (path) => {
    expect(part(graphOf(path), 'BreadcrumbList')).toBeUndefined()
  })
})

describe('an article', () => {
  const path: ArticlePath = `${paths.blog}/a-note`
  const meta: PageMeta = {
    ...metaOf(paths.blog, 'A note'),
    path,
    article: { date: '2026-01-02', updated: '2026-02-03', section: 'Security', words: 900 },
  }

  it('names its kind, dates and topic in og and article tags', () => {
    const head = parse(headHtml(meta))
    expect(content(head, 'og:type')).toBe('article')
    expect(content(head, 'article:published_time')).toBe('2026-01-02')
    expect(content(head, 'article:modified_time')).toBe('2026-02-03')
    expect(content(head, 'article:section')).toBe('Security')
    expect(content(parse(headHtml(metaOf(paths.terms))), 'og:type')).toBe('website')
  })

  it('is a posting in the structured data, by the editorial team, on its page', () => {
    const nodes = (structuredData(meta) as { '@graph': Record<string, unknown>[] })['@graph']
    const [organization, , page] = nodes
    expect(nodes.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
      headline: 'A note',
      datePublished: '2026-01-02',
      dateModified: '2026-02-03',
      wordCount: 900,
      author: { '@type': 'Organization', parentOrganization: { '@id': organization?.['@id'] } },
      publisher: { '@id': organization?.['@id'] },
      mainEntityOfPage: { '@id': page?.['@id'] },
    })
    expect(page?.['@type']).toBe('WebPage')
  })

  it('stands at the end of a trail of four', () => {
    const nodes = (structuredData(meta) as { '@graph': Record<string, unknown>[] })['@graph']
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as {
      name: string
      item: string
    }[]
    expect(list.map(({ name }) => name)).toEqual(['Home', 'Resources', 'Blog', 'A note'])
    expect(list.map(({ item }) => item)).toEqual(
      ['/', paths.resources, paths.blog, path].map((step) => `${brand.origin}${step}`),
    )
  })

  it.each([
    [path, true],
    [paths.blog, true],
    [paths.resources, false],
    [`${paths.whitepapers}/a-paper` as const, false],
  ])('%s offers the feed of the blog: %s', (place, offered) => {
    const link = parse(headHtml({ ...meta, path: place })).querySelector('link[type="application/rss+xml"]')
    expect(link?.getAttribute('href') ?? null).toBe(offered ? feedPath : null)
  })
})

describe('applyHead', () => {
  beforeEach(() => {
    document.head.innerHTML = headHtml(metaOf(paths.home, 'Home', 'Where it begins.'))
  })

  it('brings the document in line with the page, adding nothing', () => {
    const before = document.head.children.length
    applyHead(metaOf(paths.contact, 'Contact', 'Write to us.'))
    expect(document.title).toBe(`Contact · ${brand.word}`)
    expect(content(document.head, 'description')).toBe('Write to us.')
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${brand.origin}/contact`,
    )
    expect(document.head.children).toHaveLength(before)
  })

  it.each([
    ['an article', { article: { date: '2026-01-02', section: 'Data', words: 900 } }, paths.blog],
    ['the page of an unknown address', {}, paths.notFound],
  ])('writes for %s the head that its file has, and removes it on the next page', (_, more, path) => {
    const own = (root: ParentNode) =>
      [...root.querySelectorAll('meta, link')].map((tag) => tag.outerHTML).toSorted()
    const home = own(document.head)
    const next = { ...metaOf(path, 'Next', 'What is next.'), ...more }
    applyHead(next)
    expect(own(document.head)).toEqual(own(parse(headHtml(next))))
    applyHead(metaOf(paths.home, 'Home', 'Where it begins.'))
    expect(own(document.head)).toEqual(home)
  })

  it('writes the title into an empty head', () => {
    document.head.innerHTML = ''
    applyHead(metaOf(paths.contact, 'Contact'))
    expect(document.title).toBe(`Contact · ${brand.word}`)
  })
})

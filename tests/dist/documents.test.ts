import { expect, it } from 'vitest'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { lifecycleSteps } from '#src/content/tasks/lifecycle.ts'
import { articles, pages } from '../every-page.ts'
import { foundFile, listed, metaOf, readBuilt, readPage } from './site.ts'

it.each(listed)('the HTML of %s stands on its own', (path) => {
  const page = readPage(path)
  const canonical = `${brand.origin}${path}`
  expect(page.document.querySelectorAll('h1')).toHaveLength(1)
  expect(page.document.documentElement.lang).toBe('en')
  expect(page.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(canonical)
  expect(page.document.title).toContain(brand.word)
  expect(metaOf(page, 'description')?.length).toBeGreaterThanOrEqual(50)
  expect(metaOf(page, 'robots')).toBeNull()

  const title = page.document.title
  const description = metaOf(page, 'description')
  expect(metaOf(page, 'og:url')).toBe(canonical)
  expect(metaOf(page, 'og:title')).toBe(title)
  expect(metaOf(page, 'og:description')).toBe(description)
  expect(metaOf(page, 'og:type')).not.toBeNull()
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image')
  expect(metaOf(page, 'twitter:title')).toBe(title)
  expect(metaOf(page, 'twitter:image')).toBe(metaOf(page, 'og:image'))

  const [data] = page.document.querySelectorAll('script[type="application/ld+json"]')
  const types = (JSON.parse(data?.textContent ?? '') as { '@graph': { '@type': string }[] })['@graph'].map(
    (item) => item['@type'],
  )
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(types.includes('BreadcrumbList')).toBe(path !== paths.home)

  expect(page.html, 'a style attribute breaks the policy').not.toMatch(/<[^>]+ style="/)
  expect(page.document.querySelectorAll('style, [onclick], [onload]')).toHaveLength(0)
})

it.each(pages)('links of %s to other sites open a new tab, without an opener', (path) => {
  const { document } = readPage(path)
  const links = [...document.querySelectorAll('a[href^="http"]')]
  expect(links.length).toBeGreaterThanOrEqual(brand.socials.length)
  for (const link of links) {
    expect(link.getAttribute('target'), `${path} ${link.getAttribute('href')}`).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(link.textContent).toContain('(opens in a new tab)')
  }
})

it.each([paths.industries, paths.technology])('the tiles of %s show what their pages open with', (path) => {
  const tiles = [...readPage(path).document.querySelectorAll('.page-tiles a')]
  expect(tiles).toHaveLength(4)
  for (const tile of tiles) {
    const target = tile.getAttribute('href') ?? ''
    const opening = readPage(target).document.querySelector('[data-place="hero"] [data-scene]')
    const piece = opening?.getAttribute('data-scene')
    expect(tile.querySelector('img')?.getAttribute('src'), target).toBe(`/media/card-${piece}-light.webp`)
  }
})

it.each(articles)('%s has its plate, neighbors, related pieces, dates and structured data', (path) => {
  const { document } = readPage(path)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  expect(all('[aria-label="Previous and next"] a').length, path).toBeGreaterThanOrEqual(1)
  expect(all('.related-articles a').length, path).toBeGreaterThanOrEqual(2)
  const plate = document.querySelector('main .article-plate use')?.getAttribute('href')
  expect(plate?.replace(/\.svg#.*$/, ''), 'its own plate').toBe(path)
  const ids = all('.prose [id]').map(({ id }) => id)
  expect(
    all('.prose-contents a').map((link) => link.getAttribute('href')),
    path,
  ).toEqual(all('.prose h2').map(({ id }) => `${path}#${id}`))
  expect(new Set(ids).size, path).toBe(ids.length)
  for (const link of all('.prose a[href^="https://"]'))
    expect(link.getAttribute('rel'), path).toContain('noopener')

  const [data] = all('script[type="application/ld+json"]')
  const graph = (JSON.parse(data?.textContent ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
  expect(graph.find((node) => node['headline'])).toMatchObject({
    headline: document.querySelector('h1')?.textContent,
    datePublished: document.querySelector('.prose-facts time')?.getAttribute('datetime'),
    inLanguage: 'en',
    mainEntityOfPage: { '@id': `${brand.origin}${path}#page` },
  })
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
  expect(trail).toHaveLength(4)
  const social = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
  expect(foundFile(social.replace(brand.origin, ''))).toMatch(/\.(png|jpg)$/)
})

it('security.txt is where RFC 9116 puts it', () => {
  expect(readBuilt('/.well-known/security.txt')).toContain(`Contact: mailto:${brand.email.support}`)
})

it('without a script every step of a task and all its workings can be read', () => {
  const { document } = readPage(paths.tasks)
  for (const { title, text } of lifecycleSteps) {
    expect(document.querySelector('.lifecycle-steps')?.textContent).toContain(title)
    expect(document.querySelector('.lifecycle-steps')?.textContent).toContain(text)
  }
  expect(document.querySelectorAll('.working')).toHaveLength(lifecycleSteps.length)
  expect(document.querySelectorAll('.hrm-features > li')).toHaveLength(7)
})

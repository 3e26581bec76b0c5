import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { nearest } from '#src/pages/not-found/nearest.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { address, articles, expect, pages, test } from './fixtures.ts'
import { fetchPage, metaOf } from './static-page.ts'

const everything: readonly string[] = [...pages, ...articles]

for (const path of everything) {
  test(`the HTML of ${path} stands on its own`, async ({ request }) => {
    const page = await fetchPage(request, path)
    const canonical = `${brand.origin}${path}`
    expect(page.status).toBe(200)
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
}

test.describe('an unknown address', () => {
  const wrong = '/solutions/task-managment'

  test('is answered 404 and kept out of indexes', async ({ request }) => {
    const page = await fetchPage(request, wrong)
    expect(page.status).toBe(404)
    expect(page.document.querySelectorAll('h1')).toHaveLength(1)
    expect(metaOf(page, 'robots')).toBe('noindex')
    expect(page.document.querySelector('link[rel="canonical"]')).toBeNull()
  })

  test('offers the nearest pages', async ({ page, guard }) => {
    guard.allow(/status of 404/)
    await page.goto(address(wrong))
    const main = page.getByRole('main')
    const suggestions = nearest(wrong, pages, 3)
    expect(suggestions[0]).toBe(paths.tasks)
    for (const path of suggestions)
      await expect(main.getByRole('link', { name: nameOf(path), exact: true })).toBeVisible()
    await main.getByRole('link', { name: nameOf(paths.tasks) }).click()
    await expect(page).toHaveURL(paths.tasks)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Nothing')
  })
})

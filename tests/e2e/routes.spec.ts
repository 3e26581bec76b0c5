import { paths } from '#src/content/paths.ts'
import { nearest } from '#src/pages/not-found/nearest.ts'
import { nameOf } from '#src/sections/page/page-names.ts'
import { address, articles, batches, expect, open, pages, test } from './fixtures.ts'
import { fetchPage, metaOf } from './static-page.ts'

for (const [index, batch] of [...batches, articles.slice(0, 2)].entries())
  test(`every route opens, part ${index + 1}`, async ({ page }) => {
    for (const path of batch)
      await test.step(path, async () => {
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
  })

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

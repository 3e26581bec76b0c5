import type { Locator, Page } from '@playwright/test'
import { paths, type SitePath } from '#src/content/paths.ts'
import { expect, hold, open, test } from './fixtures.ts'
import { fetchPage } from './static-page.ts'

/* Links lead on, however they are pressed, and whether or not the code of the next page comes. */

const CODE = /\/assets\/[\w-]+\.(js|css)$/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, path: SitePath) => page.locator(`footer a[href="${path}"]`).first()
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the page' })
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not arrive' })
const click = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())

const headingOf = async (page: Page, path: SitePath) =>
  (await fetchPage(page.request, path)).document.querySelector('h1')?.textContent ?? ''

/** Whatever is asked for from here on is no longer on the server. */
async function removeFiles(page: Page): Promise<void> {
  await page.route(CODE, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  )
}

const ways: Record<string, (link: Locator) => Promise<void>> = {
  'by mouse': (link) => link.click(),
  'by key': (link) => link.press('Enter'),
  'by click() alone, as screen readers do': click,
}

for (const [way, press] of Object.entries(ways)) {
  test(`a link leads on ${way}, and Back leads back`, async ({ page }) => {
    const wanted = await headingOf(page, paths.terms)
    for (const from of [paths.home, paths.platform, paths.technology, paths.analytics]) {
      await open(page, from)
      const before = await heading(page).textContent()
      await press(footerLink(page, paths.terms))
      await expect(heading(page)).toHaveText(wanted)
      await expect(page).toHaveURL(paths.terms)
      await page.goBack()
      await expect(heading(page)).toHaveText(before ?? '')
    }
  })

  test(`after a deploy that removed the old files a link ends in a readable error ${way}`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 404/)
    await open(page, paths.home)
    const before = await heading(page).textContent()
    await removeFiles(page)
    await press(footerLink(page, paths.status))
    await expect(failure(page)).toBeVisible()
    await page.goBack()
    await expect(heading(page)).toHaveText(before ?? '')
    await press(footerLink(page, paths.cookies))
    await expect(failure(page)).toBeVisible()
    await page.unroute(CODE)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toHaveText(await headingOf(page, paths.cookies))
  })
}

test('with no code coming, Back leads back', async ({ page }) => {
  await open(page, paths.home)
  const before = await heading(page).textContent()
  const release = await hold(page, CODE)
  await click(footerLink(page, paths.terms))
  await expect(loading(page)).toBeVisible()
  await page.goBack()
  await expect(loading(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText(before ?? '')
  release()
})

import type { Page } from '@playwright/test'
import { contactTiming, newsletterTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { expect, openFrozen, test } from './fixtures.ts'

const block = (page: Page) => page.getByRole('region', { name: newsletterTexts.heading })
const email = (page: Page) => block(page).getByRole('textbox', { name: 'Email address' })
const button = (page: Page) => block(page).getByRole('button', { name: 'Subscribe' })

/** A visitor who saves data: no page is loaded ahead. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
})

/** Everything that leaves the page from now on, but for the block's own code. */
function recordRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    // The site's own files: code, and the picture under the form.
    if (!/^\/(assets|media)\//.test(new URL(request.url()).pathname)) urls.push(request.url())
  })
  return urls
}

test('Enter submits for a second, thanks for 5 s, and asks no server', async ({ page }) => {
  await openFrozen(page, paths.terms)
  const requests = recordRequests(page)
  await email(page).fill('ada@analytical.example')
  await email(page).press('Enter')
  await expect(button(page)).toBeDisabled()
  await expect(button(page).locator('.spinner')).toBeVisible()
  await page.clock.runFor(contactTiming.newsletterDelay - 1)
  await expect(button(page)).toBeDisabled()
  await page.clock.runFor(1)
  const thanks = block(page).getByRole('status')
  await expect(thanks).toHaveText(newsletterTexts.success)
  await expect(button(page)).toBeEnabled()
  await expect(email(page)).toHaveValue('')
  await page.clock.runFor(contactTiming.messageClear - 1)
  await expect(thanks).toHaveText(newsletterTexts.success)
  await page.clock.runFor(1)
  await expect(thanks).toHaveText('')
  expect(requests).toEqual([])
})

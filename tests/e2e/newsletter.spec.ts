import type { Page } from '@playwright/test'
import { contactTiming, newsletterTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { expect, open, openFrozen, test } from './fixtures.ts'

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
    if (!new URL(request.url()).pathname.startsWith('/assets/')) urls.push(request.url())
  })
  return urls
}

test('the constants are those of the specification', () => {
  expect(contactTiming.newsletterDelay).toBe(1000)
  expect(contactTiming.messageClear).toBe(5000)
})

test('says what it is for', async ({ page }) => {
  await open(page, paths.terms)
  await expect(block(page).getByText(newsletterTexts.text)).toBeVisible()
  await expect(email(page)).toHaveAttribute('required', '')
  await expect(email(page)).toHaveAttribute('type', 'email')
})

/** Not of the shape text, at sign, text, dot, text (spec §5). */
const WRONG = ['', ' ', 'ada', 'ada@', '@b.c', 'ada@analytical', 'a da@analytical.example', 'a@b@c.d']

test('what is no address is said at once, cleared after 5 s, and not submitted', async ({ page }) => {
  await openFrozen(page, paths.terms)
  const requests = recordRequests(page)
  const message = block(page).getByText(newsletterTexts.invalid)
  for (const value of WRONG)
    await test.step(`“${value}”`, async () => {
      await email(page).fill(value)
      await button(page).click()
      await expect(message).toBeVisible()
      await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(email(page)).toHaveAccessibleDescription(newsletterTexts.invalid)
      await expect(button(page)).toBeEnabled()
      // The browser itself trims what stands in a field for addresses.
      await expect(email(page)).toHaveValue(value.trim())
      await page.clock.runFor(contactTiming.messageClear - 1)
      await expect(message).toBeVisible()
      await page.clock.runFor(1)
      await expect(message).toHaveCount(0)
    })
  expect(requests).toEqual([])
})

test('submits for a second, thanks for 5 s, and asks no server', async ({ page }) => {
  await openFrozen(page, paths.terms)
  const requests = recordRequests(page)
  await email(page).fill('ada@analytical.example')
  await button(page).click()
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

test('Enter submits too, and a new attempt replaces an old message', async ({ page }) => {
  await openFrozen(page, paths.terms)
  await email(page).fill('ada')
  await email(page).press('Enter')
  await expect(block(page).getByText(newsletterTexts.invalid)).toBeVisible()
  await email(page).fill('ada@analytical.example')
  await email(page).press('Enter')
  await expect(block(page).getByText(newsletterTexts.invalid)).toHaveCount(0)
  await email(page).fill('second@analytical.example')
  await page.clock.runFor(contactTiming.newsletterDelay)
  await expect(block(page).getByRole('status')).toHaveText(newsletterTexts.success)
  // What was typed while the first address was on its way is the visitor's.
  await expect(email(page)).toHaveValue('second@analytical.example')
})

import type { Page } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { TOAST_DURATION } from '#src/stores/toast.ts'
import { sendButton } from './contact-form.ts'
import { expect, openFrozen, test } from './fixtures.ts'

const toasts = (page: Page) => page.locator('[data-toast]')
const dismiss = (page: Page) => toasts(page).getByRole('button', { name: 'Dismiss' })

/** A refused form shows a toast; the pointer is then taken away from it. */
async function showToast(page: Page): Promise<void> {
  await sendButton(page).click()
  await page.mouse.move(10, 890)
}

test.beforeEach(async ({ page }) => {
  await openFrozen(page, paths.contact)
  await showToast(page)
  await expect(toasts(page)).toHaveCount(1)
})

test('closes by itself after 5 s', async ({ page }) => {
  expect(TOAST_DURATION).toBe(5000)
  await page.clock.runFor(TOAST_DURATION - 1)
  await expect(toasts(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('stands top right, with its type, in a polite live region', async ({ page }) => {
  await expect(toasts(page)).toHaveText(contactTexts.invalid)
  await expect(toasts(page)).toHaveAttribute('data-type', 'error')
  await expect(toasts(page)).toHaveAttribute('data-position', 'top-right')
  await expect(page.locator('[aria-live="polite"]').filter({ has: toasts(page) })).toHaveCount(1)
  const box = await toasts(page).boundingBox()
  expect(box?.x).toBeGreaterThan(720)
  expect(box?.y).toBeLessThan(450)
})

test('stands still under the pointer, and then serves only the rest of its time', async ({ page }) => {
  await page.clock.runFor(3000)
  await toasts(page).hover()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toBeVisible()
  await page.mouse.move(10, 890)
  await page.clock.runFor(TOAST_DURATION - 3000 - 1)
  await expect(toasts(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('stands still while the keyboard is on it', async ({ page }) => {
  await dismiss(page).focus()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toBeVisible()
  await dismiss(page).blur()
  await page.clock.runFor(TOAST_DURATION)
  await expect(toasts(page)).toHaveCount(0)
})

test('stands still while the keyboard is on it, also when a pointer passes by', async ({ page }) => {
  await dismiss(page).focus()
  await toasts(page).hover()
  await page.mouse.move(10, 890)
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toBeVisible()
})

test('stands still under the pointer, also when the keyboard moves on', async ({ page }) => {
  await toasts(page).hover()
  await dismiss(page).focus()
  await dismiss(page).blur()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toBeVisible()
})

for (const [way, close] of [
  ['a click', (page: Page) => dismiss(page).click()],
  ['Enter', (page: Page) => dismiss(page).press('Enter')],
] as const)
  test(`${way} on Dismiss closes it at once`, async ({ page }) => {
    await close(page)
    await expect(toasts(page)).toHaveCount(0)
  })

test('several stack, each with its own time, and one is dismissed alone', async ({ page }) => {
  await page.clock.runFor(1000)
  await showToast(page)
  await expect(toasts(page)).toHaveCount(2)
  // By layout, as they fly in from where they do not lie.
  const [first, second] = await toasts(page).evaluateAll((cards) =>
    cards.map((card) => ({ top: (card as HTMLElement).offsetTop, height: card.clientHeight })),
  )
  expect((first?.top ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.top ?? 0)
  await page.clock.runFor(TOAST_DURATION - 1000)
  await expect(toasts(page)).toHaveCount(1)
  await showToast(page)
  await expect(toasts(page)).toHaveCount(2)
  await dismiss(page).first().click()
  await expect(toasts(page)).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { paths } from '#src/content/paths.ts'
import { sendButton } from './contact-form.ts'
import { expect, open, openFrozen, scrollToY, scrollYOf, test } from './fixtures.ts'

/* Where toasts stand, under a real pointer. How long each stands, whatever holds it: tests/app/toaster.test.tsx. */

const toasts = (page: Page) => page.locator('[data-toast]')
const dismiss = (page: Page) => toasts(page).getByRole('button', { name: 'Dismiss' })

/** A refused form shows a toast; the pointer is then taken away from it. */
async function showToast(page: Page): Promise<void> {
  await sendButton(page).click()
  await page.mouse.move(10, 890)
}

test('a refused form shows toasts top right, one below the other; a pointer holds one, and a press closes it', async ({
  page,
}) => {
  await openFrozen(page, paths.contact)
  await showToast(page)
  await expect(toasts(page)).toHaveText(contactTexts.invalid)
  await expect(toasts(page)).toHaveAttribute('data-type', 'error')
  await expect(toasts(page)).toHaveAttribute('data-position', 'top-right')
  await expect(page.locator('[aria-live="polite"]').filter({ has: toasts(page) })).toHaveCount(1)
  const box = await toasts(page).boundingBox()
  expect(box?.x).toBeGreaterThan(720)
  expect(box?.y).toBeLessThan(450)

  await toasts(page).hover()
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toBeVisible()
  await page.mouse.move(10, 890)

  await showToast(page)
  await expect(toasts(page)).toHaveCount(2)
  // By layout, as they fly in from where they do not lie.
  const [first, second] = await toasts(page).evaluateAll((cards) =>
    cards.map((card) => ({ top: (card as HTMLElement).offsetTop, height: card.clientHeight })),
  )
  expect((first?.top ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.top ?? 0)
  await dismiss(page).first().click()
  await expect(toasts(page)).toHaveCount(1)
  await dismiss(page).press('Enter')
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast dismissed by keyboard gives the focus back to where it was', async ({ page }) => {
  await openFrozen(page, paths.contact)
  await sendButton(page).press('Enter')
  await showToast(page)
  await expect(toasts(page)).toHaveCount(2)
  const email = page.getByLabel(/email/i).first()
  await email.focus()
  await dismiss(page).first().focus()
  // Between toasts, too: where the visitor came from lies outside all of them.
  await dismiss(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(1)
  await expect(email).toBeFocused()
  await dismiss(page).focus()
  await page.keyboard.press('Space')
  await expect(toasts(page)).toHaveCount(0)
  await expect(email).toBeFocused()
})

test('a toast dismissed by the pointer leaves the page where it is', async ({ page }) => {
  await openFrozen(page, paths.contact)
  await sendButton(page).press('Enter')
  await expect(toasts(page)).toHaveCount(1)
  await scrollToY(page, 0)
  await dismiss(page).click()
  await expect(toasts(page)).toHaveCount(0)
  expect(await scrollYOf(page)).toBe(0)
})

test('each place that a toast can have is at its edge of the view', async ({ page }) => {
  await open(page, paths.terms)
  // No part of the site asks for another place than the first, so each stack gets a toast's room from here.
  const places = await page.locator('[data-stack]').evaluateAll((stacks) =>
    stacks.map((stack) => {
      stack.append(Object.assign(document.createElement('div'), { className: 'toast', textContent: 'Saved' }))
      const { left, right, top, bottom } = stack.getBoundingClientRect()
      const across = Math.sign(Math.round(left - (document.documentElement.clientWidth - right)))
      return { place: stack.getAttribute('data-stack'), across, down: Math.sign(top + bottom - innerHeight) }
    }),
  )
  expect(places.slice(0, 6)).toEqual([
    { place: 'top-right', across: 1, down: -1 },
    { place: 'top-left', across: -1, down: -1 },
    { place: 'top-center', across: 0, down: -1 },
    { place: 'bottom-right', across: 1, down: 1 },
    { place: 'bottom-left', across: -1, down: 1 },
    { place: 'bottom-center', across: 0, down: 1 },
  ])
  await expect(page.locator('[data-stack="static"]')).toHaveCSS('position', 'static')
})

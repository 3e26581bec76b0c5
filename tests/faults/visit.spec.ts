import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { helpFor } from '#src/content/mail-help.ts'
import { paths } from '#src/content/paths.ts'
import { expectContact, field, fillContact, newMessage, sendButton } from '../e2e/contact-form.ts'
import { expect, open, scrollToY, scrollYOf, test } from '../e2e/fixtures.ts'
import { deliveredMessage, fieldsOf } from '../e2e/outbox.ts'
import { expectAnswers, expectReadable, flat, passThrough } from './readable.ts'

test.use(flat)

/* What happens during a visit: the clock jumps, people write in their own way, the browser keeps a page and returns. */

/** How far the clock is set, in hours: a wait of an hour would be as bad as one of a year, and is not cut short. */
for (const [way, hours] of [
  ['a year back', -365 * 24],
  ['a year forward', 365 * 24],
  ['an hour back', -1],
] as const)
  test(`the clock is set ${way}: a demo goes on, a message is sent`, async ({ page }) => {
    await page.clock.install()
    const set = () => page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    await open(page, paths.platform)
    const demo = page.locator('[data-demo="platform"]')
    await demo.scrollIntoViewIfNeeded()
    await demo.getByRole('button', { name: /^Play/ }).click()
    await expect(demo).not.toHaveAttribute('data-phase', 'idle')
    await set()
    await expect(demo).not.toHaveAttribute('data-index', '0')
    await page.clock.setSystemTime(Date.now())
    await page.locator(`footer a[href="${paths.contact}"]`).first().dispatchEvent('click')
    // The page left has a form of the same name at its end.
    await expect(page).toHaveTitle(/^Contact/)
    const values = await fillContact(page)
    // Between the first touch of the form and its sending.
    await set()
    await sendButton(page).click()
    await expect(page.locator('[data-toast]')).toHaveText(contactTexts.success)
    await deliveredMessage(values.subject)
  })

test('right-to-left text stands on its side of the field and arrives as it was written', async ({ page }) => {
  await open(page, paths.contact)
  const values = {
    ...newMessage(),
    name: 'عبد الرحمن',
    subject: `שאלה ${randomUUID()}`,
    message: 'مرحبا، عندي سؤال عن السعر (250 €).\nשורה שנייה, with English inside.',
  }
  await fillContact(page, values)
  for (const name of ['name', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveAttribute('dir', 'auto')
    await expect(field(page, name)).toHaveCSS('direction', 'rtl')
  }
  await expect(field(page, 'email')).toHaveCSS('direction', 'ltr')
  await sendButton(page).click()
  expect(fieldsOf(await deliveredMessage(values.subject))).toMatchObject({
    name: values.name,
    message: values.message,
  })
})

test('10,000 characters and emoji arrive whole', async ({ page }) => {
  await open(page, paths.contact)
  const family = '👨‍👩‍👧‍👦🏳️‍🌈 é 𝕏 '
  const values = { ...newMessage(), message: family.repeat(1000).slice(0, 10_000).trim() }
  await fillContact(page, values)
  await sendButton(page).click()
  expect(fieldsOf(await deliveredMessage(values.subject)).message).toBe(values.message)
})

test('what is too long to be sent is said, and nothing typed is cut', async ({ page, guard }) => {
  guard.allow(/status of 413/, /Message not sent/)
  await open(page, paths.contact)
  const values = { ...newMessage(), message: '👩🏽‍🚀 '.repeat(8000).trim() }
  await fillContact(page, values)
  await sendButton(page).click()
  const help = page.getByRole('main').getByText(helpFor({ kind: 'rejected', status: 413 }))
  await expect(help).toBeVisible()
  await expectContact(page, values)
  await expectReadable(page, 'too long')
  await field(page, 'message').fill(values.message.slice(0, 5000))
  await sendButton(page).click()
  expect(fieldsOf(await deliveredMessage(values.subject)).message).toBe(values.message.slice(0, 5000).trim())
})

test('a word that never ends stays within the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, paths.contact)
  const word = 'x'.repeat(10_000)
  await fillContact(page, { name: word, email: word, subject: word, message: word })
  await sendButton(page).click()
  await expect(page.locator('.field-error')).toHaveCount(1)
  await expectReadable(page, 'one word')
  await expect(field(page, 'subject')).toHaveValue(word)
})

/** As a browser that brings a kept page back: the events come, the document is the old one. */
function returnKept(page: Page): Promise<void> {
  return page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}

test.describe('the back-forward cache', () => {
  test('no script listens to unload, which would keep pages out of it', async ({ page }) => {
    await page.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener
      Reflect.set(window, 'forbidden', [])
      EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...request) {
        if (['unload', 'beforeunload'].includes(request[0]))
          (Reflect.get(window, 'forbidden') as string[]).push(request[0])
        add.apply(this, request)
      }
    })
    for (const path of [paths.home, paths.contact, paths.platform]) {
      await open(page, path)
      await passThrough(page)
      expect(await page.evaluate(() => Reflect.get(window, 'forbidden'))).toEqual([])
    }
    const response = await page.request.get(paths.home)
    expect(response.headers()['cache-control']).not.toContain('no-store')
  })

  test('a page that comes back works, where it was left', async ({ page }) => {
    await open(page, paths.contact)
    const values = await fillContact(page)
    await scrollToY(page, 300)
    await returnKept(page)
    await expectContact(page, values)
    expect(await scrollYOf(page)).toBe(300)
    await expectAnswers(page, 'back')
    await sendButton(page).click()
    await deliveredMessage(values.subject)
  })
})

import type { Locator, Page } from '@playwright/test'
import { contactTexts } from '#src/content/contact.ts'
import { anchors, paths, type SitePath } from '#src/content/paths.ts'
import { fillContact, sendButton } from './contact-form.ts'
import { address, expect, hold, hydrated, open, test } from './fixtures.ts'
import { deliveredMessage } from './outbox.ts'
import { fetchPage } from './static-page.ts'

/* Pages whose sections sleep, their code not there or not coming: the page answers all the same. */

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

test('with no code coming, the loading screen shows after 150 ms, and Back leads back', async ({ page }) => {
  await page.clock.install()
  await open(page, paths.home)
  const before = await heading(page).textContent()
  const release = await hold(page, CODE)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await click(footerLink(page, paths.terms))
  await expect(page).toHaveURL(paths.terms)
  await page.clock.runFor(149)
  await expect(loading(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(loading(page)).toBeVisible()
  await page.goBack()
  await page.clock.runFor(200)
  await expect(loading(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText(before ?? '')
  release()
})

test('a link in a section without code leads on in the same document', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/)
  await page.route(/\/assets\/closing-[\w-]+\.js$/, (route) => route.abort())
  await open(page, paths.platform)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  const link = box(page, 'closing').locator('a[href^="/"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  // Its code is asked for when it comes near, and refused.
  const refused = page.waitForEvent('requestfailed')
  await link.scrollIntoViewIfNeeded()
  await refused
  await click(link)
  await expect(page).toHaveURL(href)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

/** A section's box, and whether React owns what is in it. */
const box = (page: Page, id: string) => page.locator(`[data-deferred="${id}"]`)
const isAlive = (section: Locator) =>
  section
    .locator('section')
    .first()
    .evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')))

test('code comes when the section is used, and not with any other sign of a visitor', async ({ page }) => {
  await open(page, paths.platform)
  const form = box(page, anchors.contactForm)
  await page.mouse.move(400, 300)
  await page.keyboard.press('Shift')
  await form.getByLabel('Subject').evaluate((field: HTMLElement) => field.focus({ preventScroll: true }))
  await expect.poll(() => isAlive(form)).toBe(true)
  expect(await isAlive(box(page, 'closing'))).toBe(false)
})

test('code comes one screen ahead of the view', async ({ page }) => {
  await open(page, paths.platform)
  const closing = box(page, 'closing')
  const toTop = async (screens: number) =>
    page.evaluate(
      ([id, ahead]) => {
        const top = document.querySelector(`[data-deferred="${id}"]`)?.getBoundingClientRect().top ?? 0
        scrollTo({ top: scrollY + top - innerHeight * Number(ahead), behavior: 'instant' })
      },
      ['closing', screens] as const,
    )
  await toTop(2.2)
  await expect.poll(() => isAlive(box(page, 'data-protection'))).toBe(true)
  expect(await isAlive(closing)).toBe(false)
  await toTop(1.9)
  await expect.poll(() => isAlive(closing)).toBe(true)
})

test('a form filled and sent before its code is there is sent once, when it comes', async ({ page }) => {
  const release = await hold(page, /\/assets\/contact-section-[\w-]+\.js$/)
  await open(page, paths.home)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const values = await fillContact(page)
  const message = await page.locator('#contact-message').elementHandle()
  await sendButton(page).click()
  release()
  await expect(page.locator('[data-toast]')).toHaveText(contactTexts.success)
  await deliveredMessage(values.subject)
  expect(sent).toHaveLength(1)
  // Taken over, not written anew.
  expect(await message?.evaluate((field) => field.isConnected)).toBe(true)
})

test('a press on a control of the shell before any code counts', async ({ page }) => {
  const release = await hold(page, /\/assets\/[\w-]+\.js$/)
  await page.goto(address(paths.home), { waitUntil: 'commit' })
  const toggle = page.getByRole('button', { name: /^Switch to dark theme$/ })
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  release()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a press in a section before any code counts', async ({ page }) => {
  const release = await hold(page, /\/assets\/[\w-]+\.js$/)
  await page.goto(address(paths.home), { waitUntil: 'commit' })
  const tab = box(page, 'modules').getByRole('tab').nth(2)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  release()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

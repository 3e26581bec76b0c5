import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { legalLinks, navigation, supportLinks } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { SCROLL } from '#src/stores/ui.ts'
import { expect, open, phone, scrollToY, scrollYOf, test } from './fixtures.ts'

test('the skip link is the first stop and leads into the main content', async ({ page }) => {
  await open(page, paths.solutions)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  )
})

test('back-to-top appears beyond 200 px, returns to the top and goes', async ({ page }) => {
  expect(SCROLL.backToTop).toBe(200)
  await open(page, paths.cookies)
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeHidden()
  await scrollToY(page, SCROLL.backToTop + 1)
  await expect(button).toBeVisible()
  await scrollToY(page, SCROLL.backToTop)
  await expect(button).toBeHidden()
  await scrollToY(page, 1500)
  await button.click()
  await expect.poll(() => scrollYOf(page)).toBe(0)
  await expect(button).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

for (const width of [320, 390, 768, 960, 1024, 1440, 1920])
  test(`at ${width} px back-to-top stands in the margin, beside all that a page shows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, paths.cookies)
    await scrollToY(page, 800)
    const box = await page.getByRole('button', { name: 'Back to top' }).boundingBox()
    const right = await page
      .locator('.wrap')
      .first()
      .evaluate(
        (wrap) => wrap.getBoundingClientRect().right - parseFloat(getComputedStyle(wrap).paddingRight),
      )
    // Where the margin has room, it does not touch the words that end there.
    expect(box?.x).toBeGreaterThanOrEqual(right + (width < 960 ? 0 : 4))
    // Where the margin has less than 24 px, the rest of what a finger needs lies beside the view.
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })

test('back-to-top scrolls smoothly, and at once for those who want no motion', async ({ page }) => {
  await open(page, paths.cookies)
  const way = async () => {
    await scrollToY(page, 1500)
    await page.evaluate(() => {
      const tops: number[] = []
      Reflect.set(window, 'tops', tops)
      addEventListener('scroll', () => tops.push(scrollY))
    })
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => scrollYOf(page)).toBe(0)
    const tops = await page.evaluate(() => Reflect.get(window, 'tops') as number[])
    return tops.filter((top) => top > 0 && top < 1500).length
  }
  // A jump is nowhere in between, however often; a machine that stalls may miss a short way once.
  await expect.poll(way).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await way()).toBe(0)
})

const cursor = (page: Page) => page.locator('[data-cursor]')
const ring = (page: Page) => cursor(page).locator('.cursor-ring')
const dot = (page: Page) => cursor(page).locator('.cursor-dot')

test.describe('the cursor follower', () => {
  test('follows the pointer, grows over links and buttons, hides when it leaves', async ({ page }) => {
    await open(page, paths.cookies)
    await expect(cursor(page)).toHaveCSS('opacity', '0')
    await page.mouse.move(720, 700)
    await expect(cursor(page)).toHaveCSS('opacity', '1')
    await expect
      .poll(async () => {
        const box = await ring(page).boundingBox()
        return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
      })
      .toEqual([720, 700])
    const size = (await ring(page).boundingBox())?.width ?? 0
    const small = (await dot(page).boundingBox())?.width ?? 0

    for (const target of [
      page.getByRole('banner').getByRole('link', { name: 'Contact Us' }),
      page.getByRole('button', { name: 'Switch to dark theme' }),
    ]) {
      await target.hover()
      await expect.poll(async () => (await ring(page).boundingBox())?.width).toBeGreaterThan(size * 1.2)
      await expect.poll(async () => (await dot(page).boundingBox())?.width).toBeGreaterThan(small * 1.2)
      await page.mouse.move(720, 700)
      await expect.poll(async () => (await ring(page).boundingBox())?.width).toBe(size)
      await expect.poll(async () => (await dot(page).boundingBox())?.width).toBe(small)
    }

    // The pointer crosses the edge of the window.
    for (const event of ['pointerleave', 'mouseleave', 'mouseout']) {
      await page.locator('html').dispatchEvent(event)
      await expect(cursor(page), event).toHaveCSS('opacity', '0')
      await page.mouse.move(700, 690)
      await page.mouse.move(701, 690)
      await expect(cursor(page), event).toHaveCSS('opacity', '1')
    }
  })

  test('takes no clicks and is hidden from assistive technology', async ({ page }) => {
    await open(page, paths.cookies)
    await expect(cursor(page)).toHaveCSS('pointer-events', 'none')
    await expect(cursor(page)).toHaveAttribute('aria-hidden', 'true')
  })

  test('stays away from those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, paths.cookies)
    await page.mouse.move(720, 700)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).hover()
    await expect(cursor(page)).toHaveCSS('opacity', '0')
    await expect(cursor(page)).not.toHaveAttribute('data-shown')
  })

  test.describe('on a touch screen', () => {
    test.use(phone)
    test('stays away', async ({ page }) => {
      await open(page, paths.cookies)
      await page.getByRole('button', { name: 'Switch to dark theme' }).tap()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(cursor(page)).toHaveCSS('opacity', '0')
      await expect(cursor(page)).not.toHaveAttribute('data-shown')
    })
  })
})

test('the footer holds every block of the specification', async ({ page }) => {
  await open(page, paths.privacy)
  const footer = page.getByRole('contentinfo')
  const { street, city } = brand.address
  await expect(footer.getByText(brand.tagline)).toBeVisible()
  await expect(footer.getByRole('link', { name: brand.email.info })).toBeVisible()
  await expect(footer.getByRole('link', { name: brand.phone.display })).toBeVisible()
  await expect(footer.getByText(`${street}, ${city}`)).toBeVisible()
  for (const name of ['Solutions', 'Company & Resources', 'Industries & Support', 'Connect With Us'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible()
  const links = [...navigation.flatMap((item) => item.subLinks ?? []), ...supportLinks, ...legalLinks]
  for (const { name, link } of links)
    await expect(
      footer.getByRole('link', { name, exact: true }).and(page.locator(`[href="${link}"]`)),
    ).toBeVisible()
  for (const { name, url } of brand.socials)
    await expect(footer.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute(
      'href',
      url,
    )
})

test('the copyright year is that of the visit, also for a site built earlier', async ({ page }) => {
  await page.clock.install({ time: new Date('2041-06-01T12:00:00Z') })
  await open(page, paths.cookies)
  await expect(page.getByRole('contentinfo').getByText('© 2041')).toBeVisible()
})

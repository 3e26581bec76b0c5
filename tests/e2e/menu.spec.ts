import type { Page } from '@playwright/test'
import { navigation } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { expect, open, phone, scrollToY, scrollYOf, test } from './fixtures.ts'

test.use(phone)

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page, path: string = paths.terms): Promise<void> {
  await open(page, path)
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
}

/** Every link that the menu must hold. */
const links = [...navigation, ...navigation.flatMap((item) => item.subLinks ?? [])]

test('covers the screen, 80 px free at the top, with every link and the current year', async ({ page }) => {
  await openMenu(page)
  for (const { name, link } of links)
    await expect(
      menu(page)
        .getByRole('link', { name, exact: true })
        .and(page.locator(`[href="${link}"]`)),
    ).toBeVisible()
  await expect(menu(page).getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
  await expect(menu(page)).toHaveCSS('padding-top', '80px')
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(opener(page)).toHaveCount(0)
})

test('its links arrive one after another', async ({ page }) => {
  await openMenu(page)
  const delays = await menu(page)
    .locator('nav > ul > li')
    .evaluateAll((items) => items.map((item) => parseFloat(getComputedStyle(item).animationDelay)))
  expect(delays).toHaveLength(navigation.length)
  expect(delays).toEqual([...new Set(delays)].toSorted((a, b) => a - b))
})

test('locks the scroll of the page while it is open', async ({ page }) => {
  await open(page, paths.terms)
  await scrollToY(page, 300)
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.mouse.move(200, 40)
  await page.mouse.wheel(0, 500)
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect(menu(page)).toHaveCount(0)
  expect(await scrollYOf(page)).toBe(300)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrollYOf(page)).toBe(500)
})

test('keeps the keyboard inside, at both ends', async ({ page }) => {
  await openMenu(page)
  const stops = menu(page).locator('a, button')
  await stops.last().focus()
  await page.keyboard.press('Tab')
  await expect(stops.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(stops.last()).toBeFocused()
})

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the close button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).tap()],
] as const)
  test(`${way} closes it and returns to the menu button`, async ({ page }) => {
    await openMenu(page)
    await close(page)
    await expect(menu(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    expect(new URL(page.url()).pathname).toBe(paths.terms)
  })

test('closed on a view that was made wider meanwhile, it leaves the keyboard in the header', async ({
  page,
}) => {
  await openMenu(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(page.locator('.site-header-logo')).toBeFocused()
})

test('a link closes it and leads to its page', async ({ page }) => {
  await openMenu(page, paths.privacy)
  await menu(page).locator(`a[href="${paths.fintech}"]`).tap()
  await expect(menu(page)).toHaveCount(0)
  await expect(page).toHaveURL(paths.fintech)
})

test('Contact Us closes it, and the keyboard goes on in the new page', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Contact Us' }).tap()
  await expect(page).toHaveURL(paths.contact)
  await expect(menu(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrollYOf(page)).toBe(0)
})

import type { Page } from '@playwright/test'
import { navigation } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { SCROLL } from '#src/stores/ui.ts'
import { expect, open, openFrozen, scrollToY, test } from './fixtures.ts'

/** Spec §9, in ms and CSS px (64 units of 4 px). */
const CLOSE_DELAY = 150
const PANEL_WIDTH = 256

const dropdowns = navigation.filter((item) => item.subLinks)

const trigger = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })

/** The open panel; a closing one is on its way out. */
const panel = (page: Page) => page.locator('.nav-panel[data-state="open"]')

async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(700, 800)
}

for (const { name, link, subLinks = [] } of dropdowns) {
  test(`${name} opens on hover with its links, 256 px wide`, async ({ page }) => {
    await open(page, paths.contact)
    await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false')
    await trigger(page, name).hover()
    await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true')
    for (const sub of subLinks)
      await expect(panel(page).getByRole('link', { name: sub.name, exact: true })).toHaveAttribute(
        'href',
        sub.link,
      )
    await expect(panel(page).locator(`a[href="${link}"]`)).toBeVisible()
    expect(await panel(page).evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(PANEL_WIDTH)
    const box = await panel(page).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
  })
}

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`${key} opens a dropdown, Escape closes it and returns to its button`, async ({ page }) => {
    await open(page, paths.home)
    const button = trigger(page, 'Technology')
    await button.focus()
    await page.keyboard.press(key)
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByRole('link').nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
}

test('Tab walks from the button through its links and on to the next entry', async ({ page }) => {
  await open(page, paths.home)
  await trigger(page, 'Technology').focus()
  await page.keyboard.press('Enter')
  const links = panel(page).getByRole('link')
  await expect(links).toHaveCount(4)
  for (let index = 0; index < 4; index += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(trigger(page, 'Industries')).toBeFocused()
})

test('Escape closes a dropdown that the keyboard opened and has not entered', async ({ page }) => {
  await open(page, paths.home)
  await trigger(page, 'Solutions').press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(trigger(page, 'Solutions')).toBeFocused()
})

test('a press on a hovered button keeps its dropdown open', async ({ page }) => {
  await openFrozen(page, paths.home)
  await trigger(page, 'Solutions').hover()
  await page.clock.runFor(50)
  await expect(panel(page)).toBeVisible()
  await trigger(page, 'Solutions').click()
  await page.clock.runFor(1000)
  await expect(trigger(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true')
})

test('one is open at a time, and the one before closes with an animation', async ({ page }) => {
  await open(page, paths.home)
  await page.evaluate(() => {
    const closings: string[] = []
    Reflect.set(window, 'closings', closings)
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement && target.matches('.nav-panel[data-state="closed"]'))
          closings.push(getComputedStyle(target).animationName)
    }).observe(document.body, { subtree: true, attributeFilter: ['data-state'] })
  })
  await trigger(page, 'Solutions').hover()
  await expect(panel(page).getByRole('link', { name: 'AI Analytics' })).toBeVisible()
  await trigger(page, 'Resources').hover()
  await expect(panel(page).getByRole('link', { name: 'Whitepapers' })).toBeVisible()
  await expect(panel(page)).toHaveCount(1)
  await expect(trigger(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false')
  const closings = await page.evaluate(() => Reflect.get(window, 'closings') as string[])
  expect(closings.length).toBeGreaterThan(0)
  expect(closings).not.toContain('none')
  await expect(page.locator('.nav-panel')).toHaveCount(1)
})

test('a dropdown closes 150 ms after the pointer leaves', async ({ page }) => {
  await openFrozen(page, paths.home)
  await trigger(page, 'Industries').hover()
  await page.clock.runFor(1)
  await expect(panel(page)).toBeVisible()
  await moveAway(page)
  await page.clock.runFor(CLOSE_DELAY - 1)
  await expect(trigger(page, 'Industries')).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(1)
  await expect(trigger(page, 'Industries')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.nav-panel')).toHaveCount(0)
})

test('a pointer that returns within 150 ms, or moves into the panel, keeps it open', async ({ page }) => {
  await openFrozen(page, paths.home)
  await trigger(page, 'Industries').hover()
  await page.clock.runFor(1)
  await moveAway(page)
  await page.clock.runFor(CLOSE_DELAY - 10)
  await panel(page).getByRole('link', { name: 'Fintech' }).hover()
  await page.clock.runFor(2000)
  await expect(trigger(page, 'Industries')).toHaveAttribute('aria-expanded', 'true')
})

test('a link in a dropdown goes to its page and closes the dropdown', async ({ page }) => {
  await open(page, paths.home)
  await trigger(page, 'Solutions').hover()
  await panel(page).getByRole('link', { name: 'AI Analytics' }).click()
  await expect(page).toHaveURL(paths.analytics)
  await moveAway(page)
  await expect(page.locator('.nav-panel')).toHaveCount(0)
  await trigger(page, 'Solutions').hover()
  await expect(panel(page).getByRole('link', { name: 'AI Analytics' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('logo, plain entries and Contact Us lead to their pages', async ({ page }) => {
  await open(page, paths.privacy)
  const header = page.getByRole('banner')
  for (const [name, path] of [
    ['About Us', paths.about],
    ['Contact Us', paths.contact],
    ['Home', paths.home],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
  await header.getByRole('link', { name: 'About Us' }).click()
  await header.getByRole('link', { name: /home$/ }).click()
  await expect(page).toHaveURL(paths.home)
})

test('the header frosts beyond 50 px of scroll, not at 50', async ({ page }) => {
  await open(page, paths.home)
  const frost = () =>
    page.getByRole('banner').evaluate((element) => getComputedStyle(element, '::before').opacity)
  expect(await frost()).toBe('0')
  await scrollToY(page, SCROLL.header + 1)
  await expect.poll(frost).toBe('1')
  await scrollToY(page, SCROLL.header)
  await expect.poll(frost).toBe('0')
  expect(SCROLL.header).toBe(50)
})

import type { Locator, Page } from '@playwright/test'
import { navigation, panelName } from '#src/content/navigation.ts'
import { paths } from '#src/content/paths.ts'
import { SCROLL } from '#src/stores/ui.ts'
import { expect, open, openFrozen, scrollToY, test } from './fixtures.ts'
import { framesGoBy } from './frames.ts'

/* What is seen of the header. Keys, pointer and time, one by one: tests/app/main-navigation.test.tsx. */

/** Spec §9, in ms and CSS px (64 units of 4 px). */
const CLOSE_DELAY = 150
const PANEL_WIDTH = 256

const dropdowns = navigation.filter((item) => item.subLinks)

interface Dropdown {
  link: Locator
  trigger: Locator
  panel: Locator
}

/** An area's link, the button beside it, and what both open. */
async function dropdown(page: Page, name: string): Promise<Dropdown> {
  const bar = page.getByRole('navigation', { name: 'Main' })
  const trigger = bar.getByRole('button', { name: panelName(name) })
  const panel = page.locator(`#${await trigger.getAttribute('aria-controls')}`)
  return { link: bar.getByRole('link', { name, exact: true }), trigger, panel }
}

async function expectOpen({ trigger, panel }: Omit<Dropdown, 'link'>): Promise<void> {
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toBeVisible()
}

async function expectClosed({ trigger, panel }: Omit<Dropdown, 'link'>): Promise<void> {
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect(panel).toBeHidden()
}

async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(700, 800)
}

test('the name of an area is a link to its page; its panel opens on hover, 256 px wide', async ({ page }) => {
  await open(page, paths.contact)
  for (const { name, link, subLinks = [] } of dropdowns)
    await test.step(name, async () => {
      const { link: onBar, trigger, panel } = await dropdown(page, name)
      await expectClosed({ trigger, panel })
      await onBar.hover()
      await expectOpen({ trigger, panel })
      const links = panel.getByRole('link')
      await expect(links).toHaveText(subLinks.map((sub) => sub.name))
      for (const [at, sub] of subLinks.entries())
        await expect(links.nth(at)).toHaveAttribute('href', sub.link)
      expect(await panel.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(PANEL_WIDTH)
      const box = await panel.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
      await onBar.click()
      await expect(page).toHaveURL(link)
      await expect(onBar).toHaveAttribute('aria-current', 'page')
      // Closed, and still so once the page has faded into the next.
      await framesGoBy(page, 40)
      await expectClosed({ trigger, panel })
      await moveAway(page)
    })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('the button opens and closes, the link leads', async ({ page }) => {
    await open(page, paths.terms)
    const solutions = await dropdown(page, 'Solutions')
    await solutions.trigger.tap()
    await expectOpen(solutions)
    await solutions.trigger.tap()
    await expectClosed(solutions)
    await solutions.link.tap()
    await expect(page).toHaveURL(paths.solutions)
  })
})

test('at 960, 1024, 1280 and 1440 px the bar fits on one line, and nothing in it is cut or covered', async ({
  page,
}) => {
  await open(page, paths.terms)
  for (const width of [960, 1024, 1280, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await page
        .getByRole('banner')
        .locator('.site-header-logo, .nav-link, .nav-trigger, .site-header-tools > *')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right, height } = element.getBoundingClientRect()
            return { left, right, height }
          }),
        )
      expect(boxes.length).toBeGreaterThan(12)
      for (const [at, { left, right, height }] of boxes.entries()) {
        expect(left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 0.5)
        expect(right).toBeLessThanOrEqual(width)
        expect(height).toBeLessThan(60)
      }
    })
})

test('at 320, 390 and 768 px nothing of the header is cut off', async ({ page }) => {
  await open(page, paths.terms)
  for (const width of [320, 390, 768])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await page
        .locator('.site-header-row > *, .site-header-tools > *')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right } = element.getBoundingClientRect()
            return { left, right }
          }),
        )
      expect(boxes.length).toBeGreaterThan(3)
      for (const { left, right } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
      }
    })
})

test('Tab passes the links of a closed dropdown by, and walks through those of an open one', async ({
  page,
}) => {
  await open(page, paths.terms)
  const technology = await dropdown(page, 'Technology')
  const next = (await dropdown(page, 'Industries')).link
  await technology.trigger.focus()
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
  await technology.trigger.press('Enter')
  await expectOpen(technology)
  const links = await technology.panel.getByRole('link').all()
  expect(links).toHaveLength(3)
  for (const link of links) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
  await expectClosed(technology)
})

test('a dropdown stays where its button is pressed, and where the pointer comes into its panel within 150 ms', async ({
  page,
}) => {
  await openFrozen(page, paths.terms)
  const industries = await dropdown(page, 'Industries')
  await industries.trigger.hover()
  await page.clock.runFor(50)
  await expectOpen(industries)
  await industries.trigger.click()
  await page.clock.runFor(1000)
  await expectOpen(industries)
  await moveAway(page)
  await page.clock.runFor(CLOSE_DELAY - 10)
  await industries.panel.getByRole('link', { name: 'Fintech' }).hover()
  await page.clock.runFor(2000)
  await expectOpen(industries)
})

test('one is open at a time, and the one before closes with an animation', async ({ page }) => {
  await open(page, paths.terms)
  const solutions = await dropdown(page, 'Solutions')
  const resources = await dropdown(page, 'Resources')
  await solutions.trigger.hover()
  await expectOpen(solutions)
  await expect(solutions.panel).toHaveCSS('opacity', '1')
  await solutions.panel.evaluate((panel) => {
    const changes: string[] = []
    Reflect.set(window, 'changes', changes)
    panel.addEventListener('transitionrun', (event) => changes.push((event as TransitionEvent).propertyName))
  })
  await resources.trigger.hover()
  await expectOpen(resources)
  await expectClosed(solutions)
  const changes = await page.evaluate(() => Reflect.get(window, 'changes') as string[])
  expect(changes).toEqual(expect.arrayContaining(['opacity', 'transform']))
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
  expect(SCROLL.header).toBe(50)
  await open(page, paths.terms)
  const frost = () =>
    page.getByRole('banner').evaluate((element) => getComputedStyle(element, '::before').opacity)
  expect(await frost()).toBe('0')
  await scrollToY(page, SCROLL.header + 1)
  await expect.poll(frost).toBe('1')
  await scrollToY(page, SCROLL.header)
  await expect.poll(frost).toBe('0')
})

import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { benefits } from '#src/content/platform/benefits.ts'
import { demoSteps, devices } from '#src/content/platform/demo.ts'
import { integrations, integrationTexts } from '#src/content/platform/integrations.ts'
import { securityFeatures } from '#src/content/platform/protection.ts'
import { platformActions, platformSections } from '#src/content/platform/sections.ts'
import { comeTo, expect, open, openFrozen, phone, scrollYOf, test } from './fixtures.ts'
import { outOfView } from './layout-measure.ts'

/** Spec §9, in ms. */
const ROTATION = 4000

/** Goes to a demo, and takes the pointer off it. */
async function demoOf(page: Page, name: 'platform' | 'protection'): Promise<Locator> {
  await page.mouse.move(1, 1)
  return comeTo(page.locator(`[data-demo="${name}"]`))
}

const at = (index: number) => ['data-index', String(index)] as const
const button = (demo: Locator, name: string | RegExp) => demo.getByRole('button', { name })

test('the hero leads to the core integrations and to a demo', async ({ page }) => {
  await open(page, paths.platform)
  await page.getByRole('link', { name: platformActions.explore }).click()
  await expect(page.locator(`#${platformSections.integrations} h2`)).toBeInViewport()
  await page.getByRole('link', { name: platformActions.demo }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === paths.contact && url.search === '?topic=demo')
})

test('a link within the page leads there as often as it is pressed', async ({ page }) => {
  await open(page, paths.platform)
  const link = page.getByRole('link', { name: platformActions.explore })
  for (let press = 0; press < 3; press += 1) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await link.click()
    await expect.poll(() => scrollYOf(page)).toBeGreaterThan(300)
    await expect(page.locator(`#${platformSections.integrations}`)).toBeFocused()
  }
})

test('six integrations, each with a picture of the theme, and the ways on', async ({ page }) => {
  await open(page, paths.platform)
  const section = page.locator(`#${platformSections.integrations}`)
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(integrations.map(({ title }) => title))
  for (const { alt } of integrations) await expect(section.getByRole('img', { name: alt })).toHaveCount(1)
  await expect(section.getByRole('link', { name: integrationTexts.options })).toHaveAttribute(
    'href',
    paths.documentation,
  )
  await section.getByRole('link', { name: integrationTexts.experience }).click()
  await expect(page.locator(`#${platformSections.demo} h2`)).toBeInViewport()
})

test('seven benefits, each a card with its picture, its sign, its figures and what it consists of', async ({
  page,
}) => {
  await open(page, paths.platform)
  const cards = page.locator(`#${platformSections.benefits} .platform-benefit`)
  await expect(cards).toHaveCount(7)
  for (const [index, { title, stats, features }] of benefits.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('img').filter({ visible: true })).toHaveCount(1)
    await expect
      .poll(() =>
        card
          .locator('img')
          .filter({ visible: true })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await expect(card.locator('.glyph')).toHaveCount(1)
    await expect(card.locator('dd')).toHaveText(stats.map(({ value }) => value))
    await expect(card.getByRole('listitem')).toHaveText([...features])
  }
})

/* What plays, pauses and opens its steps: tests/pages/platform-demo.test.tsx. */
test.describe('the platform demo', () => {
  test('out of view the hairline of its step stands with the clock, and goes on with it', async ({
    page,
  }) => {
    await open(page, paths.platform)
    const demo = await demoOf(page, 'platform')
    await button(demo, /^Play/).click()
    const hairline = () =>
      demo.evaluate((root) => {
        const animation = root
          .getAnimations({ subtree: true })
          .find((one) => (one as CSSAnimation).animationName === 'demo-wait')
        return animation?.playState
      })
    await expect.poll(hairline).toBe('running')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(demo).not.toBeInViewport()
    await expect.poll(hairline).toBe('paused')
    await demo.scrollIntoViewIfNeeded()
    await expect.poll(hairline).toBe('running')
  })

  test('keeps the keyboard: in the tab of what a row opens, and where it plays by itself', async ({
    page,
  }) => {
    // Its step has its own end, at which the row goes.
    await openFrozen(page, paths.platform)
    const demo = await demoOf(page, 'platform')
    await button(demo, /^Play/).press('Enter')
    const row = demo.locator('.pv-board-event').last()
    await row.focus()
    await expect(button(demo, /^Play/)).toBeVisible()
    await row.press('Enter')
    await expect(demo.getByRole('tab', { selected: true })).toBeFocused()
    await expect(row).toBeHidden()
  })

  test('has the sizes of the three devices', async ({ page }) => {
    await open(page, paths.platform)
    const demo = await demoOf(page, 'platform')
    const stage = await demo.locator('.preview-stage').boundingBox()
    for (const { name, width, height } of devices) {
      await button(demo, name).click()
      await expect(button(demo, name)).toHaveAttribute('aria-pressed', 'true')
      const box = await demo.locator('.preview-device').boundingBox()
      expect(box?.width, name).toBeCloseTo(width === '100%' ? (stage?.width ?? 0) : width, 0)
      expect(box?.height, name).toBeCloseTo(height, 0)
    }
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('"Device preview is desktop, tablet or mobile": three forms that differ, each as large as it is', async ({
    page,
  }) => {
    await open(page, paths.platform)
    const demo = await demoOf(page, 'platform')
    const stage = demo.locator('.preview-stage')
    const width = (await stage.boundingBox())?.width ?? 0
    expect(width).toBeLessThan(390)
    await expect(button(demo, 'Mobile')).toHaveAttribute('aria-pressed', 'true')
    const forms = {
      // The navigation beside the screen with its words, beside it without them, beneath it.
      Desktop: { width: 960, height: 600, nav: 'words' },
      Tablet: { width: 768, height: 500, nav: 'signs' },
      Mobile: { width: Math.min(375, width), height: 600, nav: 'bar' },
    }
    for (const [name, form] of Object.entries(forms)) {
      await button(demo, name).tap()
      await expect(button(demo, name)).toHaveAttribute('aria-pressed', 'true')
      const box = await demo.locator('.preview-device').boundingBox()
      expect(box?.width, name).toBeCloseTo(form.width, 0)
      expect(box?.height, name).toBeCloseTo(form.height, 0)
      const nav = (await demo.locator('.pv-app-nav').boundingBox())?.width ?? NaN
      expect(nav > 280 ? 'bar' : nav > 150 ? 'words' : 'signs', name).toBe(form.nav)
      const moves = await stage.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      expect(moves, `${name} is moved sideways`).toBe(name !== 'Mobile')
    }
    expect(await page.evaluate(outOfView)).toEqual([])
  })
})

test.describe('data protection', () => {
  test('turns every four seconds, stands under the pointer, and can be paused', async ({ page }) => {
    await openFrozen(page, paths.platform)
    const demo = await demoOf(page, 'protection')
    for (const index of [1, 2, 3, 0]) {
      await page.clock.runFor(ROTATION - 1)
      await expect(demo).toHaveAttribute(...at((index + 3) % 4))
      await page.clock.runFor(1)
      await expect(demo).toHaveAttribute(...at(index))
    }
    const [, second, third] = securityFeatures.map(({ title }) => button(demo, title))
    await third?.click()
    await expect(demo).toHaveAttribute(...at(2))
    await expect(demo).toHaveAttribute('data-phase', 'held')
    await expect(third ?? demo).toHaveAttribute('aria-expanded', 'true')
    await page.clock.runFor(30_000)
    await expect(demo).toHaveAttribute(...at(2))
    await page.mouse.move(1, 1)
    await page.clock.runFor(ROTATION)
    await expect(demo).toHaveAttribute(...at(3))
    await button(demo, /^Pause/).click()
    await page.clock.runFor(30_000)
    await expect(demo).toHaveAttribute(...at(3))
    await expect(demo).toHaveAttribute('data-phase', 'paused')
    await second?.press('Enter')
    await expect(demo.getByText(securityFeatures[1]?.description ?? '')).toBeVisible()
    await expect(demo.getByText(securityFeatures[3]?.description ?? '')).toBeHidden()
  })

  test('does not turn by itself with reduced motion, until it is played', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openFrozen(page, paths.platform)
    const demo = await demoOf(page, 'protection')
    await page.clock.runFor(30_000)
    await expect(demo).toHaveAttribute(...at(0))
    await button(demo, /^Play/).click()
    await page.mouse.move(1, 1)
    await page.clock.runFor(ROTATION)
    await expect(demo).toHaveAttribute(...at(1))
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every step and every measure is readable, and no control is offered', async ({ page }) => {
    await page.goto(paths.platform)
    for (const { description } of [...demoSteps, ...securityFeatures])
      await expect(page.getByText(description)).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Play|Pause|Reset)/ })).toHaveCount(0)
  })
})

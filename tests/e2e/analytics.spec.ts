import type { Locator, Page } from '@playwright/test'
import { businessTabs, businessText } from '#src/content/analytics/business.ts'
import { analyticsCapabilities } from '#src/content/analytics/capabilities.ts'
import { figureWords } from '#src/content/analytics/intelligence.ts'
import { sources, sourcesText } from '#src/content/analytics/sources.ts'
import { paths } from '#src/content/paths.ts'
import { TIMING } from '#src/demos/business.ts'
import { comeTo, expect, open, openFrozen, phone, scrollToY, scrollYOf, test } from './fixtures.ts'
import { framesGoBy } from './frames.ts'

const node = (page: Page, id: string) => page.locator(`[data-node="${id}"]`)
const card = (page: Page, id: string) => page.locator(`[data-card="${id}"]`)
const topOf = (element: Element) => element.getBoundingClientRect().top
const map = (page: Page) => page.locator('[data-scene="sources"]')

/** Brings a section to the top of the view, as a visitor who scrolls to it. */
async function reach(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).scrollIntoViewIfNeeded()
  await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
}

async function openMap(page: Page): Promise<void> {
  await open(page, paths.analytics)
  await reach(page, sourcesText.id)
}

/** Points at a source, with its card in the view, too: a scroll would take the page from under the pointer. */
async function showCard(page: Page, id: string): Promise<void> {
  await node(page, id).evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await node(page, id).hover()
  await expect(card(page, id)).toBeVisible()
  await expect(card(page, id)).toHaveCSS('translate', '0px')
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator.toString()} is not on the page`)
  return box
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test.describe('business intelligence', () => {
  const demo = (page: Page) => page.locator('[data-demo="business"]')
  const tab = (page: Page, index: number) =>
    page.getByRole('tab', { name: businessTabs[index]?.title ?? '', exact: true })
  const heading = (page: Page, index: number) =>
    page.getByRole('heading', { name: businessTabs[index]?.heading ?? '', exact: true })

  test('fades the panel out, then changes its content', async ({ page }) => {
    await openFrozen(page, paths.analytics)
    await reach(page, businessText.id)
    await expect(demo(page)).toHaveAttribute('data-index', '0')
    await expect(tab(page, 0)).toHaveAttribute('aria-selected', 'true')
    await expect(heading(page, 0)).toBeVisible()

    await tab(page, 2).click()
    await expect(demo(page)).toHaveAttribute('data-phase', 'leaving')
    await expect(demo(page)).toHaveAttribute('data-index', '0')
    await page.clock.runFor(TIMING.fade)
    await expect(demo(page)).toHaveAttribute('data-phase', 'shown')
    await expect(demo(page)).toHaveAttribute('data-index', '2')
    await expect(heading(page, 2)).toBeVisible()
    await expect(heading(page, 0)).toBeHidden()
  })

  test('goes by arrow keys, and at once without motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, paths.analytics)
    await reach(page, businessText.id)
    await tab(page, 0).focus()
    await page.keyboard.press('ArrowRight')
    await expect(demo(page)).toHaveAttribute('data-index', '1')
    await expect(demo(page)).toHaveAttribute('data-phase', 'shown')
    await expect(demo(page).getByRole('img').filter({ visible: true })).toHaveCount(3)
  })
})

test('in the immersive version a part arrives when it is 100 px inside the view', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  await open(page, paths.analytics, { experience: 'immersive' })
  const heading = page.locator(`#${businessText.id} h2`)
  await expect(heading).toHaveAttribute('data-reveal', 'waiting')
  /** Scrolls until its top is so far above the lower edge of the view, and lets the page see that. */
  const bring = async (inside: number) => {
    const top = await heading.evaluate((it) => it.getBoundingClientRect().top + scrollY - innerHeight)
    await scrollToY(page, Math.round(top) + inside)
    await framesGoBy(page, 3)
  }
  await bring(60)
  await expect(heading).toHaveAttribute('data-reveal', 'waiting')
  await bring(140)
  await expect(heading).toHaveAttribute('data-reveal', 'shown')
})

test.describe('capabilities', () => {
  const media = (page: Page, id: string) => page.locator(`[data-capability="${id}"] .insight-media`)

  test('hover and focus lay the picture over the features, never over the title', async ({ page }) => {
    await open(page, paths.analytics)
    for (const { id, title } of analyticsCapabilities) {
      const link = page.locator(`[data-capability="${id}"]`).getByRole('link', { name: title })
      await expect(media(page, id)).toHaveCSS('opacity', '0')
      await link.hover()
      await expect(media(page, id)).toHaveCSS('opacity', '1')
      expect(overlap(await boxOf(media(page, id)), await boxOf(link)), title).toBe(false)
    }
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: analyticsCapabilities[1]?.title ?? '' }).focus()
    await expect(media(page, 'predictive')).toHaveCSS('opacity', '1')
    await expect(media(page, 'monitoring')).toHaveCSS('opacity', '0')
  })

  test('"One hovered analytics card … at a time": the pointer takes it from the keyboard', async ({
    page,
  }) => {
    await open(page, paths.analytics)
    const link = (id: string) => page.locator(`[data-capability="${id}"]`).getByRole('link')
    await link('predictive').focus()
    await expect(media(page, 'predictive')).toHaveCSS('opacity', '1')
    await link('dashboards').hover()
    await expect(media(page, 'dashboards')).toHaveCSS('opacity', '1')
    await expect(media(page, 'predictive')).toHaveCSS('opacity', '0')
    await page.mouse.move(0, 0)
    await expect(media(page, 'predictive')).toHaveCSS('opacity', '1')
  })

  test('lead to their section as every link within a page does: the way is shown', async ({ page }) => {
    await open(page, paths.analytics)
    const [first] = analyticsCapabilities
    const anchor = page.locator(`#${first?.anchor}`)
    const way = async () => {
      const link = await comeTo(page.getByRole('link', { name: first?.title ?? '' }))
      const start = await scrollYOf(page)
      await page.evaluate(() => {
        const tops: number[] = []
        Reflect.set(window, 'tops', tops)
        addEventListener('scroll', () => tops.push(scrollY))
      })
      await link.click()
      await expect(anchor).toBeFocused()
      await expect.poll(() => anchor.evaluate(topOf)).toBeLessThan(120)
      const end = await scrollYOf(page)
      const tops = await page.evaluate(() => Reflect.get(window, 'tops') as number[])
      return tops.filter((top) => top > start && top < end - 1).length
    }
    // A jump is nowhere in between, however often; a machine that stalls may miss a short way once.
    await expect.poll(way).toBeGreaterThan(0)
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('show picture and features at once', async ({ page }) => {
      await open(page, paths.analytics)
      for (const { id, features } of analyticsCapabilities) {
        await expect(media(page, id)).toHaveCSS('opacity', '1')
        const feature = page.locator(`[data-capability="${id}"]`).getByText(features[0] ?? '')
        expect(overlap(await boxOf(media(page, id)), await boxOf(feature)), id).toBe(false)
      }
    })

    test('the names under the columns of a figure stand apart at 390 and 320 px', async ({ page }) => {
      await open(page, paths.analytics)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const names = await page
          .locator('.plot-name')
          .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()))
        expect(names).toHaveLength(figureWords.regions.length)
        for (const [at, { left }] of names.entries())
          if (at > 0) expect(left - (names[at - 1]?.right ?? NaN), `${width} px`).toBeGreaterThan(4)
      }
    })
  })
})

test.describe('data-source map', () => {
  test('each source answers the pointer with its line and its card', async ({ page }) => {
    await openMap(page)
    for (const { id, name, description } of sources) {
      await node(page, id).hover()
      await expect(node(page, id)).toHaveAttribute('data-state', 'active')
      await expect(page.locator('.way[data-state="lit"]')).toHaveCount(1)
      await expect(card(page, id)).toBeVisible()
      await expect(card(page, id).getByRole('img')).toBeVisible()
      await expect(node(page, id)).toHaveAccessibleName(name)
      await expect(node(page, id)).toHaveAccessibleDescription(new RegExp(description.slice(0, 40)))
      await expect(page.locator('[data-card][data-shown]')).toHaveCount(1)
    }
    await page.mouse.move(5, 300)
    await expect(page.locator('[data-card][data-shown]')).toHaveCount(0)
  })

  test('a card stays while the pointer is on it', async ({ page }) => {
    await openMap(page)
    await showCard(page, 'financial-data')
    const to = await boxOf(card(page, 'financial-data'))
    // Over the space between the two, which belongs to the card.
    await page.mouse.move(to.x + to.width / 2, to.y - 20)
    await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 6 })
    await expect(node(page, 'financial-data')).toHaveAttribute('data-state', 'active')
    await expect(card(page, 'financial-data')).toBeVisible()
  })

  test('a card that the pointer leaves gives back what the keyboard holds', async ({ page }) => {
    await openMap(page)
    await node(page, 'crm').focus()
    await page.keyboard.press('Shift+Tab')
    const held = page.locator('[data-node]:focus-visible')
    await expect(held).toHaveAttribute('data-state', 'active')
    await showCard(page, 'financial-data')
    await card(page, 'financial-data').hover({ position: { x: 200, y: 60 } })
    await expect(node(page, 'financial-data')).toHaveAttribute('data-state', 'active')
    await page.mouse.move(5, 300)
    await expect(held).toHaveAttribute('data-state', 'active')
  })

  test('stands where its records say', async ({ page }) => {
    await openMap(page)
    const area = await boxOf(map(page))
    for (const { id, x, y } of sources) {
      const box = await boxOf(node(page, id))
      expect(Math.abs(box.x + box.width / 2 - area.x - (area.width * x) / 100), id).toBeLessThan(1)
      expect(Math.abs(box.y + box.height / 2 - area.y - (area.height * y) / 100), id).toBeLessThan(1)
      expect(Math.min(box.width, box.height), id).toBeGreaterThanOrEqual(44)
    }
  })

  for (const width of [1024, 1440, 1920])
    test(`at ${width} px a card covers neither its source nor the source's name @sweep`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1200 })
      await openMap(page)
      for (const { id } of sources) {
        await node(page, id).hover()
        await expect(card(page, id)).toBeVisible()
        await expect(card(page, id)).toHaveCSS('translate', '0px')
        const box = await boxOf(card(page, id))
        expect(overlap(box, await boxOf(node(page, id))), `card of ${id} on its source`).toBe(false)
        expect(overlap(box, await boxOf(node(page, id).locator('.node-name'))), `and on its name`).toBe(false)
        expect(box.x, id).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, id).toBeLessThanOrEqual(width)
      }
    })

  test.describe('on a phone', () => {
    test.use(phone)

    test('a tap opens the card under the map, one in the place of another', async ({ page }) => {
      await openMap(page)
      for (const { id } of sources) {
        await node(page, id).tap()
        await expect(card(page, id)).toBeVisible()
        await expect(page.locator('[data-card][data-shown]')).toHaveCount(1)
      }
      const [now, box] = [await boxOf(map(page)), await boxOf(card(page, 'crm'))]
      expect(box.y).toBeGreaterThanOrEqual(now.y + now.height)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(390)
    })
  })
})

test.describe('the map on the canvas @sweep', () => {
  test.use({ viewport: { width: 1024, height: 600 }, deviceScaleFactor: 0.5, colorScheme: 'dark' })

  test('holds each planet to its button, and shows the same cards', async ({ page }) => {
    await open(page, `${paths.analytics}?probe`, { experience: 'immersive' })
    await reach(page, sourcesText.id)
    await expect(page.locator('[data-scene="sources"][data-drawn]')).toBeAttached()
    await expect(page.locator('.source-chart')).toBeHidden()
    const measure = () =>
      page.evaluate(async () => {
        await window.stage.freeze(4)
        return window.stage.anchors().map(({ id, x, y, rect }) => ({
          id,
          off: Math.hypot(x - rect.x - rect.width / 2, y - rect.y - rect.height / 2),
        }))
      })
    for (const width of [1440, 1920, 1024]) {
      await page.setViewportSize({ width, height: 600 })
      await reach(page, sourcesText.id)
      const anchors = await measure()
      for (const { id } of sources) expect(anchors.map((anchor) => anchor.id)).toContain(id)
      for (const { id, off } of anchors) expect(off, `${id} at ${width} px`).toBeLessThanOrEqual(2)
    }

    await page.evaluate(() => window.stage.resume())
    await node(page, 'mobile-apps').hover()
    await expect(card(page, 'mobile-apps')).toBeVisible()
  })
})

test.describe('the capabilities beside the canvas', () => {
  test.use({ viewport: { width: 1024, height: 600 }, deviceScaleFactor: 0.5 })

  test('a bar of brass marks the one whose figure the bars show', async ({ page }) => {
    await open(page, paths.analytics, { experience: 'immersive' })
    await expect(page.locator('html')).toHaveAttribute('data-stage', 'live')
    const entries = page.locator('[data-capability]')
    for (const at of [1, 3, 0]) {
      const top = await entries.nth(at).evaluate((it) => it.getBoundingClientRect().top + scrollY)
      await scrollToY(page, Math.round(top) - 200)
      await expect(entries.nth(at)).toHaveAttribute('data-read', '')
      const marked = await entries.evaluateAll((all) =>
        all.map((it) => getComputedStyle(it, '::before').width === '3px'),
      )
      expect(marked).toEqual(analyticsCapabilities.map((_, i) => i === at))
    }
  })
})

import type { Page } from '@playwright/test'
import { goTo, wordsHere } from '#scripts/measure/contrast.mjs'
import { changedShare, PART } from '#scripts/measure/immersion.mjs'
import { paths } from '#src/content/paths.ts'
import { canvasAt, openStage, solidWithin } from './canvas.ts'
import { expect, test } from './fixtures.ts'

/* Three pages from top to end: how much of the view the canvas is, what it costs, and whether words are read on it. */

const VIEW = { width: 960, height: 600 }
test.use({ viewport: VIEW, deviceScaleFactor: 1, colorScheme: 'dark' })

/** Of the three, at least: the product's limit of a page, 40 %. */
const LEAST = 2
/** Draws of the scenes in view at the lowest quality (product: Budgets). */
const DRAWS = 20
/** Before the end the canvas is a light under words: as many steps of the channels in sum count as are seen of it. */
const LIGHT = 12

async function lookAt(page: Page, share: number, steps?: number) {
  await goTo(page, share)
  await page.evaluate(() => window.stage.freeze(4))
  const { drawCalls } = await page.evaluate(() => window.stage.stats())
  const { pair, words } = await wordsHere(page)
  expect(
    words.filter(({ worst, least }) => worst < least),
    `words at ${share}`,
  ).toEqual([])
  return { part: await changedShare(...pair, steps), drawCalls, lines: words.length }
}

/** A drag from here by so much, held. */
async function drag(page: Page, x: number, y: number, dx: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y, { steps: 4 })
}

/** What a drag that is held has taken: the instrument, or words. */
const taken = (page: Page) =>
  page.evaluate(() => ({
    turns: document.documentElement.style.cursor === 'grabbing',
    words: getSelection()?.toString() ?? '',
  }))

test('a drag turns the instrument where nothing else takes it: words are selected, and controls pressed', async ({
  page,
}) => {
  await openStage(page, paths.industries)
  // Nothing is drawn meanwhile: software would take a second for each step of the pointer.
  await page.evaluate(() => window.stage.freeze(4))
  await drag(page, 720, 300, -500)
  expect(await taken(page)).toEqual({ turns: true, words: '' })
  await page.mouse.up()
  expect((await taken(page)).turns).toBe(false)
  const lead = await page.locator('.page-hero-lead').boundingBox()
  await drag(page, (lead?.x ?? 0) + 2, (lead?.y ?? 0) + 12, 150)
  const { turns, words } = await taken(page)
  expect(turns).toBe(false)
  expect(words).not.toBe('')
  await page.mouse.up()
  const button = await page.locator('main a').first().boundingBox()
  await drag(page, (button?.x ?? 0) + 8, (button?.y ?? 0) + 8, 60)
  expect((await taken(page)).turns).toBe(false)
  await page.mouse.up()
})

test('one instrument stays beside the first screen and the section that moves it', async ({ page }) => {
  await openStage(page, paths.tokenization)
  const balance = page.locator('.stays [data-scene="balance"]').filter({ visible: true })
  await expect(balance).toHaveCount(1)
  const before = await balance.boundingBox()
  await page
    .getByRole('slider')
    .first()
    .evaluate((slider) => {
      scrollTo({ top: slider.getBoundingClientRect().top + scrollY - innerHeight / 2, behavior: 'instant' })
    })
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  expect(await balance.boundingBox()).toEqual(before)
})

test('the page ends beside its own instrument', async ({ page }) => {
  await openStage(page, paths.tokenization)
  const last = page.locator('[data-place="close"]')
  await last.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect(last.locator('.set-piece-room [data-scene]')).toHaveAttribute('data-scene', 'balance')
  await expect(last.locator('[data-scene="balance"][data-drawn]')).toBeVisible()
})

test('the footer ends in its eclipse on the next page, too', async ({ page }) => {
  await openStage(page, paths.home)
  await page.locator(`footer a[href="${paths.tokenization}"]`).click()
  await expect(page).toHaveURL((url) => url.pathname === paths.tokenization)
  await expect(page.locator('main [data-scene="balance"][data-drawn]').first()).toBeVisible()
  const eclipse = page.locator('footer .horizon')
  await eclipse.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(eclipse).toHaveAttribute('data-drawn')
  const box = await eclipse.boundingBox()
  const middle = { x: VIEW.width / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  expect(solidWithin(await canvasAt(page, 4), middle, 60)?.share).toBeGreaterThan(0.2)
})

test('the picture of a card becomes its instrument, which goes on into the page that the card opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 600 })
  await openStage(page, paths.solutions)
  const card = page.locator('[data-solution="security"]')
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link').hover()
  await expect(card.locator('[data-scene][data-drawn]')).toBeVisible()
  await expect(card.locator('.solution-picture')).toHaveCSS('opacity', '0')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver((records) => {
      for (const { target } of records)
        if ((target as HTMLElement).dataset.carried === '')
          seen.push((target as HTMLElement).dataset.scene ?? '')
    }).observe(document.body, { subtree: true, attributeFilter: ['data-carried'] })
  })
  await card.getByRole('link').click()
  await expect(page).toHaveURL((url) => url.pathname === paths.securitySolution)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['vault'])
  // The scene takes over, arrives, and nothing of the way is left.
  await expect(page.locator('[data-scene="vault"][data-progress="leave"][data-drawn]')).toHaveCount(1)
  await expect(page.locator('[data-carried]')).toHaveCount(0)
})

/** Shares of a page's height at which it is looked at by night, among its objects and between them; and by day. */
const pages: readonly [path: string, byNight: readonly number[], byDay: readonly number[]][] = [
  [paths.platform, [0.16, 0.65, 0.84], [0.65]],
  [paths.automation, [0.3, 0.5, 0.82], []],
  [paths.securitySolution, [0.5, 0.6, 0.82], []],
]

for (const [path, byNight, byDay] of pages)
  test(`${path}: the canvas is part of most views, and words on it keep to AAA`, async ({ page }) => {
    await openStage(page, path)
    let taking = 0
    for (const share of byNight) {
      const { part, drawCalls } = await lookAt(page, share)
      if (part >= PART) taking += 1
      expect(drawCalls, `draws at ${share}`).toBeLessThanOrEqual(DRAWS)
    }
    expect(taking).toBeGreaterThanOrEqual(LEAST)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    for (const share of byDay) await lookAt(page, share)
  })

for (const path of [paths.securitySolution, paths.privacy])
  test(`${path}: the last two views have the canvas in them, and words on it keep to AAA`, async ({
    page,
  }) => {
    await openStage(page, path)
    let read = 0
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (const above of [VIEW.height, VIEW.height / 2, 0]) {
        const { part, drawCalls, lines } = await lookAt(page, 1 - above / pageHeight, LIGHT)
        read += lines
        // A view higher only links stand, on the room's own light.
        if (colorScheme === 'dark' && above < VIEW.height)
          expect.soft(part, `${above} px above the end`).toBeGreaterThanOrEqual(PART)
        expect(drawCalls, `draws ${above} px above the end`).toBeLessThanOrEqual(DRAWS)
      }
    }
    // An object has the room to itself, but its light reaches words here: without any, nothing would have been judged.
    expect(read).toBeGreaterThan(0)
  })

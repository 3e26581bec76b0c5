import type { Page } from '@playwright/test'
import { brand } from '#src/content/brand.ts'
import { paths } from '#src/content/paths.ts'
import { TIMING } from '#src/demos/intro.ts'
import { address, expect, hold, hydrated, introSeen, noteIntro, stopClock, test } from './fixtures.ts'

declare global {
  interface Window {
    introPlayed: () => void
  }
}

// Small, as every frame of the stage is drawn by the processor here.
test.use({ viewport: { width: 800, height: 480 } })

const intro = (page: Page) => page.locator('.intro')
const skip = (page: Page) => page.getByRole('button', { name: 'Skip intro' })
const shownWord = (page: Page) => intro(page).locator('[data-shown]')
const withIntro = address(paths.contact, { experience: 'immersive', intro: 'on' })

/** Opens a page whose clock stands at the moment it began to load. */
async function openStopped(page: Page, url: string): Promise<void> {
  await stopClock(page)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await expect(intro(page)).toHaveAttribute('data-phase', 'words')
}

/** Moves a stopped clock on until the page has come to life and its time has run. */
async function untilReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(TIMING.pageReady)
    await expect(page.locator('html')).toHaveAttribute('data-page-ready', 'true', { timeout: 100 })
  }).toPass()
}

/** The stage's code never arrives, so that the intro waits for nothing but its own time. */
async function withoutStage(page: Page): Promise<void> {
  await page.route(/\/assets\/stage-[\w-]+\.js$/, (route) => route.abort())
}

test.describe('with a clock that the test moves', () => {
  test.beforeEach(async ({ page, guard }) => {
    guard.allow(/net::ERR_FAILED/)
    await withoutStage(page)
    // The browser asks for the stage in its own time, which an intro skipped at once may not leave it.
    const refused = page.waitForEvent('console', (message) => message.text().includes('net::ERR_FAILED'))
    await openStopped(page, withIntro)
    await refused
  })

  test('shows three words in order, then the welcome, then the page', async ({ page }) => {
    expect(brand.introWords).toHaveLength(3)
    let at = 0
    for (const [index, word] of brand.introWords.entries()) {
      await page.clock.runFor(index * TIMING.word - at)
      at = index * TIMING.word
      await expect(shownWord(page)).toHaveText(word)
    }
    await page.clock.runFor(TIMING.welcome - at)
    await expect(shownWord(page)).toHaveText(`Welcome to ${brand.word}`)
    await expect(page.locator('html')).not.toHaveAttribute('data-page-ready')
  })

  test('holds 4.5 s, leaves, and the page is ready 100 ms after the overlay has gone', async ({ page }) => {
    await expect(intro(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await page.clock.runFor(TIMING.minimum - 1)
    await expect(intro(page)).toHaveAttribute('data-phase', 'welcome')
    await page.clock.runFor(1)
    await expect(intro(page)).toHaveAttribute('data-phase', 'leaving')
    await page.clock.runFor(TIMING.outro)
    await expect(intro(page)).toHaveCount(0)
    await page.clock.runFor(TIMING.pageReady - 1)
    await expect(page.locator('html')).not.toHaveAttribute('data-page-ready')
    await page.clock.runFor(1)
    await hydrated(page)
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  })

  test('slides up and out of the window', async ({ page }) => {
    await page.clock.runFor(TIMING.minimum)
    await expect(intro(page)).toHaveAttribute('data-phase', 'leaving')
    await expect
      .poll(() => intro(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom)))
      .toBe(0)
  })

  test('locks the page beneath until it goes', async ({ page }) => {
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.clock.runFor(TIMING.minimum + TIMING.outro)
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  for (const [way, press] of [
    [
      'the first stop of the keyboard',
      async (page: Page) => {
        await page.keyboard.press('Tab')
        await expect(skip(page)).toBeFocused()
        await page.keyboard.press('Enter')
      },
    ],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click', (page: Page) => skip(page).click()],
    ['a wish for less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ] as const)
    test(`is skipped by ${way}`, async ({ page }) => {
      await page.clock.runFor(500)
      await press(page)
      await expect(intro(page)).toHaveAttribute('data-phase', 'leaving')
      await page.clock.runFor(TIMING.outro)
      await expect(intro(page)).toHaveCount(0)
      await page.clock.runFor(TIMING.pageReady)
      await hydrated(page)
    })

  test('gives way to a keyboard that walks on into the page', async ({ page }) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(intro(page)).toHaveAttribute('data-phase', 'leaving')
  })

  test('plays once in a tab, and again in a new one', async ({ page, context }) => {
    await page.keyboard.press('Escape')
    await expect(intro(page)).toHaveAttribute('data-phase', 'leaving')
    await page.clock.runFor(TIMING.outro)
    await untilReady(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await untilReady(page)
    await expect(intro(page)).toBeHidden()

    const other = await context.newPage()
    await withoutStage(other)
    await other.goto(withIntro, { waitUntil: 'commit' })
    await expect(skip(other)).toBeVisible()
  })
})

test('real progress: nothing is complete while fonts are on their way', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/)
  await withoutStage(page)
  const release = await hold(page, '**/*.woff2')
  await openStopped(page, withIntro)
  const value = async () => Number(await intro(page).getByRole('progressbar').getAttribute('aria-valuenow'))
  // The page and, as there will be none, the scene; the pictures of the first screen may have come, too.
  await expect.poll(value).toBeGreaterThanOrEqual(50)
  await page.clock.runFor(TIMING.minimum + 1000)
  await expect(intro(page)).toHaveAttribute('data-phase', 'welcome')
  expect(await value()).toBeLessThan(100)
  release()
  await expect.poll(value).toBe(100)
  await expect(intro(page)).toHaveAttribute('data-phase', 'leaving')
})

test('ends by 8 s, whatever does not arrive', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/)
  await withoutStage(page)
  await page.route('**/*.woff2', () => new Promise(() => {}))
  await openStopped(page, withIntro)
  await page.clock.runFor(TIMING.latest)
  await expect(intro(page)).toBeHidden()
  await page.clock.runFor(TIMING.pageReady)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('"100 ms later the page-ready flag turns true", also when the full 8 s are used up', async ({
  page,
  guard,
}) => {
  guard.allow(/net::ERR_FAILED/)
  await withoutStage(page)
  await page.route('**/*.woff2', () => new Promise(() => {}))
  await openStopped(page, withIntro)
  const root = page.locator('html')
  // Of the 8 s, what the clock had run before the code came is over.
  const left = TIMING.latest - (await page.evaluate(() => performance.now()))
  await page.clock.runFor(left - TIMING.outro - 1)
  await expect(intro(page)).toHaveAttribute('data-phase', 'welcome')
  await page.clock.runFor(TIMING.outro)
  await expect(intro(page)).toHaveAttribute('data-phase', 'leaving')
  await expect(root).toHaveAttribute('data-intro', 'playing')
  await page.clock.runFor(1)
  await expect(intro(page)).toHaveCount(0)
  await page.clock.runFor(TIMING.pageReady - 1)
  await expect(root).not.toHaveAttribute('data-page-ready')
  await page.clock.runFor(1)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1')
})

test('ends by 8 s, also where the code of the page comes late', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/)
  await withoutStage(page)
  await page.route('**/*.woff2', () => new Promise(() => {}))
  const release = await hold(page, /\/assets\/contact-[\w-]+\.js$/)
  const asked = page.waitForRequest(/\/assets\/contact-[\w-]+\.js$/)
  await stopClock(page)
  await page.goto(withIntro, { waitUntil: 'commit' })
  await asked
  await page.clock.runFor(3000)
  await expect(intro(page)).toHaveAttribute('data-phase', 'idle')
  release()
  await expect(intro(page)).toHaveAttribute('data-phase', 'words')
  await page.clock.runFor(TIMING.latest - 3000)
  await expect(intro(page)).toBeHidden()
})

test('does not play where the code of the page cannot be had', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(withIntro)
  await expect(intro(page)).toBeHidden()
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
})

test('ends by 8 s where the code of the page never comes to life', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await stopClock(page)
  await page.goto(withIntro, { waitUntil: 'domcontentloaded' })
  await expect(skip(page)).toBeVisible()
  await page.clock.runFor(8000)
  await expect(intro(page)).toBeHidden()
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
})

test('with the stage: lasts at least 4.5 s, then goes', async ({ page }) => {
  await noteIntro(page)
  await page.goto(withIntro, { waitUntil: 'commit' })
  await introSeen(page)
  await expect(page.locator('html')).toHaveAttribute('data-page-ready', 'true')
  // Since navigation began, by the page's own clock.
  const ready = await page.evaluate(() => performance.now())
  expect(ready).toBeGreaterThanOrEqual(TIMING.minimum)
  await expect(intro(page)).toBeHidden()
})

test('the page beneath is there from the start, for crawlers and screen readers', async ({ page }) => {
  // The intro has its own end, and a busy machine takes long for the rest.
  await stopClock(page)
  await page.goto(withIntro, { waitUntil: 'commit' })
  await expect(skip(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

for (const [where, url, media] of [
  ['in light mode', address(paths.contact, { intro: 'on' }), {}],
  [
    'for those who want no motion',
    address(paths.contact, { experience: 'auto', intro: 'on' }),
    { reducedMotion: 'reduce' },
  ],
  [
    'for those who want none, though they asked for the immersive version',
    address(paths.contact, { experience: 'immersive', intro: 'on' }),
    { reducedMotion: 'reduce' },
  ],
  ['where the URL says so', address(paths.contact, { experience: 'immersive', intro: 'off' }), {}],
] as const)
  test(`does not play ${where}`, async ({ page }) => {
    const played: unknown[] = []
    await page.exposeFunction('introPlayed', () => played.push(true))
    await page.addInitScript(() =>
      new MutationObserver(() => {
        if ('intro' in document.documentElement.dataset) window.introPlayed()
      }).observe(document, { subtree: true, attributeFilter: ['data-intro'] }),
    )
    await page.emulateMedia(media)
    await page.goto(url, { waitUntil: 'commit' })
    await hydrated(page)
    await expect(intro(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-intro')
    expect(played).toEqual([])
  })

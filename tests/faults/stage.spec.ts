import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { holdContexts, loseAndRestore, loseContext } from '../e2e/contexts.ts'
import { address, expect, hydrated, introSeen, noteIntro, scrollToY, test } from '../e2e/fixtures.ts'
import { expectAnswers, expectReadable } from './readable.ts'

/* The canvas fails at the worst moments. Small, as the processor draws. */
test.use({ viewport: { width: 1024, height: 400 }, deviceScaleFactor: 0.5 })

const immersive = (path: string, intro: 'on' | 'off' = 'off') =>
  address(path, { experience: 'immersive', intro })

const experience = (page: Page) => page.locator('html').getAttribute('data-experience')
const status = (page: Page) => page.evaluate(() => document.documentElement.dataset.stage ?? 'off')
const isLive = (page: Page) => expect.poll(() => status(page)).toBe('live')

/** The scene again, or light mode for good: never a dead canvas. */
const settles = (page: Page) =>
  expect
    .poll(async () => ((await experience(page)) === 'light' ? 'light' : status(page)))
    .toMatch(/^(light|live)$/)

async function start(page: Page, url: string): Promise<void> {
  await page.addInitScript(holdContexts)
  // Not later: the intro has its own end.
  await page.goto(url, { waitUntil: 'commit' })
}

const scenes = [paths.home, paths.platform, paths.tasks, paths.analytics, paths.solutions, paths.technology]

test('without WebGL every page with a scene is the light one', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function getContext(
      this: HTMLCanvasElement,
      ...request: Parameters<typeof original>
    ) {
      return /webgl/.test(request[0]) ? null : original.apply(this, request)
    } as typeof original
  })
  for (const path of scenes)
    await test.step(path, async () => {
      await page.goto(immersive(path))
      await expect.poll(() => experience(page)).toBe('light')
      await hydrated(page)
      await expectReadable(page, path)
      await expectAnswers(page, path)
    })
})

for (const [way, lose] of [
  ['for good', loseContext],
  ['and comes back', loseAndRestore],
] as const) {
  test(`the context is lost during the intro ${way}`, async ({ page }) => {
    await noteIntro(page)
    await start(page, immersive(paths.home, 'on'))
    await introSeen(page)
    await isLive(page)
    await lose(page)
    await page.keyboard.press('Escape')
    await hydrated(page)
    await expect(page.locator('.intro')).toBeHidden()
    await settles(page)
    await expectReadable(page, 'intro')
    await expectAnswers(page, 'intro')
  })

  test(`the context is lost during a navigation ${way}`, async ({ page }) => {
    await start(page, immersive(paths.home))
    await isLive(page)
    await page.locator(`footer a[href="${paths.platform}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL((url) => url.pathname === paths.platform)
    await lose(page)
    await settles(page)
    await expectReadable(page, 'navigation')
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === paths.home)
    await expectReadable(page, 'back')
    await expectAnswers(page, 'navigation')
  })

  test(`the context is lost while a node is pointed at ${way}`, async ({ page }) => {
    await start(page, immersive(paths.platform))
    await isLive(page)
    const node = page.locator('[data-scene="integration"] [data-node]').first()
    await node.scrollIntoViewIfNeeded()
    await node.focus()
    await expect(node).toHaveAttribute('data-state', 'active')
    await lose(page)
    await settles(page)
    await expect(node).toHaveAttribute('data-state', 'active')
    await expectReadable(page, 'hover')
    await expectAnswers(page, 'hover')
  })
}

for (const [what, files] of [
  ['the stage', /\/assets\/stage-[\w-]+\.js$/],
  ['the scene of the page', /\/assets\/(hero|film)-[\w-]+\.js$/],
  ['smooth scrolling', /\/assets\/lenis-[\w-]+\.js$/],
  ['the choreography', /\/assets\/choreography-[\w-]+\.js$/],
] as const)
  test(`without the code of ${what} the page is readable and answers`, async ({ page, guard }) => {
    guard.allow(/net::ERR_FAILED/)
    await page.route(files, (route) => route.abort())
    await page.goto(immersive(paths.home))
    await hydrated(page)
    await settles(page)
    await expectReadable(page, what)
    await scrollToY(page, 900)
    await expectAnswers(page, what)
  })

for (const [what, files] of [
  ['the stage', /\/assets\/stage-[\w-]+\.js$/],
  ['the scene of the page', /\/assets\/(hero|film)-[\w-]+\.js$/],
] as const)
  test(`the code of ${what} hangs: the page is the light one after 8 seconds`, async ({ page }) => {
    // Asked for and never answered.
    let asked = 0
    await page.route(files, () => void (asked += 1))
    // The page keeps the record: its 8 seconds may be over before it has loaded, or before a look at it from outside.
    await page.addInitScript(() => {
      const record: unknown[] = []
      Reflect.set(window, 'record', record)
      new MutationObserver(() => record.push(document.documentElement.dataset.experience)).observe(document, {
        subtree: true,
        attributeFilter: ['data-experience'],
      })
    })
    await page.goto(immersive(paths.home))
    await expect.poll(() => asked).toBeGreaterThan(0)
    await expect.poll(() => experience(page)).toBe('light')
    expect(await page.evaluate(() => Reflect.get(window, 'record') as unknown)).toEqual([
      'immersive',
      'light',
    ])
    await expectReadable(page, what)
    await expectAnswers(page, what)
  })

test('without the code of the whole page it is the light one, at once', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(immersive(paths.home, 'on'))
  await expect.poll(() => experience(page)).toBe('light')
  await expect(page.locator('.intro')).toBeHidden()
  await expectReadable(page, 'no code')
})

/** Sizes of a window that is dragged, and of a tablet that is turned. */
const sizes = [
  { width: 600, height: 800 },
  { width: 800, height: 600 },
  { width: 390, height: 700 },
  { width: 1024, height: 400 },
]

for (const [path, pinned] of [
  [paths.home, '.scrub'],
  [paths.about, '.about-film'],
] as const)
  test(`resized and turned within the pinned film of ${path}`, async ({ page }) => {
    await page.goto(immersive(path))
    await hydrated(page)
    const film = page.locator(pinned)
    const pin = page.locator(`${pinned}-pin`)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect
        .poll(async () => {
          // Into the middle of the way through the film.
          await film.evaluate((element) => {
            const { top, height } = element.getBoundingClientRect()
            scrollTo({ top: scrollY + top + (height - innerHeight) / 2, behavior: 'instant' })
          })
          return pin.evaluate((element) => {
            const { top, bottom, width } = element.getBoundingClientRect()
            return top > -2 && bottom <= innerHeight + 2 && Math.abs(width - innerWidth) < 2
          })
        })
        .toBe(true)
      await expectReadable(page, `${size.width} × ${size.height}`)
    }
    await expectAnswers(page, path)
  })

test('a page kept by the browser comes back with a living canvas', async ({ page }) => {
  await start(page, `${immersive(paths.home)}&probe`)
  await isLive(page)
  const frames = () => page.evaluate(() => window.stage.stats().frames)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  const before = await frames()
  await scrollToY(page, 60)
  await page.mouse.move(300, 200)
  await expect.poll(frames).toBeGreaterThan(before)
  expect(await page.evaluate(() => window.contexts.at(-1)?.isContextLost())).toBe(false)
})

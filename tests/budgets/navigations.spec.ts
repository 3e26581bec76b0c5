import { type Page } from '@playwright/test'
import { createRandom } from '#scenes/instrument/random.ts'
import { launchOptions } from '#scripts/chromium.mjs'
import { paths } from '#src/content/paths.ts'
import { holdContexts } from '../e2e/contexts.ts'
import { expect, test } from '../e2e/fixtures.ts'

declare global {
  interface Window {
    /** How many there are (`?probe`, src/motion/gsap-clock.ts). */
    scrollTriggers: () => number
  }
}

/** What 100 navigations may leave behind: bytes of heap, DOM nodes and listeners. A page has 2,000 nodes. */
const GROWTH = { heap: 1_000_000, nodes: 1000, listeners: 300 }
/** Pages of every area, and so every company that the canvas keeps; the footer of each page links to them. */
const STOPS = [paths.home, paths.about, paths.solutions, paths.technology, paths.resources, paths.contact]

test.use({
  viewport: { width: 480, height: 320 },
  deviceScaleFactor: 0.5,
  launchOptions: {
    ...launchOptions,
    // Compiled code lies on the heap, too, and grows for as long as anything runs: 1 MB in 60 navigations.
    args: [
      ...launchOptions.args,
      '--disable-gpu-compositing',
      '--js-flags=--no-opt --no-maglev --no-sparkplug',
    ],
  },
})

const live = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-stage', 'live', { timeout: 45_000 })

test('100 random navigations keep to one context and leave nothing behind', async ({ page }) => {
  test.setTimeout(300_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
  const dom = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN
    return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
  }
  const go = async (to: string) => {
    await page
      .locator(`footer a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL(to)
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true')
  }
  // Counted on the same page with the same scene in view.
  const count = async () => {
    await go(paths.home)
    await live(page)
    await page.evaluate(() => window.stage.freeze(4))
    const { geometries, textures, programs } = await page.evaluate(() => window.stage.stats())
    await page.evaluate(() => window.stage.resume())
    // Sections that sleep make theirs when they are come to: at the top of the page there are as many each time.
    const triggers = await page.evaluate(() => window.scrollTriggers())
    return { geometries, textures, programs, triggers, heap: await heap(), ...(await dom()) }
  }
  await page.addInitScript(holdContexts)
  await page.goto('/?experience=immersive&intro=off&probe&quality=low')
  await live(page)
  // Whatever is loaded once, on the first visits of each page, is there before counting begins.
  for (const to of [...STOPS, ...STOPS]) await go(to)
  const before = await count()
  const random = createRandom(7)
  for (let step = 0; step < 100; step += 1) await go(STOPS[Math.floor(random() * STOPS.length)] ?? paths.home)
  const after = await count()
  expect(after.geometries).toBeLessThanOrEqual(before.geometries)
  expect(after.textures).toBeLessThanOrEqual(before.textures)
  expect(after.programs).toBeLessThanOrEqual(before.programs)
  expect(before.triggers).toBeGreaterThan(0)
  expect(after.triggers).toBeLessThanOrEqual(before.triggers)
  expect(await page.evaluate(() => window.contexts.length), 'contexts made').toBe(1)
  await expect(page.locator('canvas[aria-hidden]')).toHaveCount(1)
  for (const key of ['heap', 'nodes', 'listeners'] as const)
    expect(after[key] - before[key], key).toBeLessThanOrEqual(GROWTH[key])
})

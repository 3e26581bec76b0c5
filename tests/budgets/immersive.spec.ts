import { type Page } from '@playwright/test'
import { expect, test } from '../e2e/fixtures.ts'

/** Bytes of script that immersive mode may add to the light site, as they travel (brotli). */
const EXTRA_SCRIPT = 175_000
/** What one scene may cost at top quality. */
const SCENE = { drawCalls: 20, triangles: 120_000 } as const
/** Bytes of heap that 50 navigations may leave behind. */
const HEAP_GROWTH = 1_000_000

test.use({ viewport: { width: 480, height: 320 }, deviceScaleFactor: 0.5 })

const live = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-stage', 'live', { timeout: 20_000 })

/** Bytes of every script that the page has asked for, by path. */
function countScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js'))
      sizes.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
  })
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
}

test('immersive code adds at most 175 KB to the light site', async ({ browser, baseURL }) => {
  const bytes: Record<string, number> = {}
  for (const mode of ['light', 'immersive']) {
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    const total = countScripts(page)
    // With the intro, so that every scene of the first visit is counted.
    await page.goto(`/?experience=${mode}`)
    await expect(page.locator('html')).toHaveAttribute('data-page-ready', 'true', { timeout: 20_000 })
    if (mode === 'immersive') await live(page)
    await page.waitForLoadState('networkidle')
    bytes[mode] = await total()
    await page.close()
  }
  expect(bytes.light).toBeGreaterThan(0)
  const extra = (bytes.immersive ?? 0) - (bytes.light ?? 0)
  expect(extra).toBeGreaterThan(50_000)
  expect(extra).toBeLessThanOrEqual(EXTRA_SCRIPT)
})

for (const [name, path] of [
  ['hero', '/'],
  ['ambient', '/solutions'],
  ['integration', '/solutions/integrated-platform'],
  ['sources', '/solutions/ai-analytics'],
] as const)
  test(`${name} keeps to its draw calls and triangles at top quality`, async ({ page }) => {
    await page.goto(`${path}?experience=immersive&intro=off&probe`)
    await live(page)
    const own = page.locator(`[data-scene="${name}"]`)
    if (await own.count()) {
      // The middle of a scene below the first screen, so that it alone is drawn.
      await own.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(own).toHaveAttribute('data-drawn', '', { timeout: 20_000 })
    }
    // A frozen frame is drawn at the highest tier.
    await page.evaluate(() => window.stage.freeze(4))
    const { drawCalls, triangles } = await page.evaluate(() => window.stage.stats())
    expect(drawCalls).toBeGreaterThan(0)
    expect(drawCalls).toBeLessThanOrEqual(SCENE.drawCalls)
    expect(triangles).toBeGreaterThan(1000)
    expect(triangles).toBeLessThanOrEqual(SCENE.triangles)
  })

test('50 navigations leave nothing behind', async ({ page }) => {
  test.setTimeout(180_000)
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize
  }
  const stops = ['/contact', '/solutions', '/technology', '/'] as const
  const tour = async (count: number) => {
    for (let step = 0; step < count; step += 1) {
      const to = stops[step % stops.length] ?? '/'
      await page
        .locator(`footer a[href="${to}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click())
      await expect(page).toHaveURL(to)
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true')
    }
    await live(page)
    await page.evaluate(() => window.stage.freeze(4))
    const { geometries, textures, programs } = await page.evaluate(() => window.stage.stats())
    await page.evaluate(() => window.stage.resume())
    return { geometries, textures, programs, heap: await heap() }
  }
  await page.goto('/?experience=immersive&intro=off&probe')
  await live(page)
  // Whatever is loaded once, on the first visit of each page, is there before counting begins.
  const before = await tour(12)
  const after = await tour(52)
  expect(after.geometries).toBeLessThanOrEqual(before.geometries)
  expect(after.textures).toBeLessThanOrEqual(before.textures)
  expect(after.programs).toBeLessThanOrEqual(before.programs)
  expect(after.heap - before.heap).toBeLessThanOrEqual(HEAP_GROWTH)
})

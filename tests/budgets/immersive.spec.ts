import type { Page, Request } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { openStage } from '../e2e/canvas.ts'
import { expect, hydrated, phone, test } from '../e2e/fixtures.ts'

/** Bytes of script that immersive mode may add to the light site, as they travel (brotli). */
const EXTRA_SCRIPT = 290_000
/** Bytes of everything that Home, at rest at its top, has fetched (product: Budgets). */
const AT_REST = { phone: 300_000, desktop: 600_000, immersive: 900_000 } as const
/** What a frame of the scenes in view may cost (product: Budgets), and the full-screen draws that finish it. */
const LIMITS = {
  high: { drawCalls: 50, triangles: 260_000, textureBytes: 40e6, passes: 16 },
  low: { drawCalls: 20, triangles: 120_000, textureBytes: 4e6, passes: 0 },
} as const

test.use({ viewport: { width: 480, height: 320 }, deviceScaleFactor: 0.5 })

const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-stage', 'live')

/** Every file that the page fetches until the result is called, and its bytes. */
function recordFiles(page: Page): () => Promise<{ url: string; bytes: number }[]> {
  const files: Promise<{ url: string; bytes: number }>[] = []
  const record = (request: Request) =>
    files.push(
      request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })),
    )
  page.on('requestfinished', record)
  return () => {
    // A page that is closed answers for no file that it fetches ahead from here on.
    page.off('requestfinished', record)
    return Promise.all(files)
  }
}

/** Bytes of the scripts among them, each path once. */
function scriptBytes(files: readonly { url: string; bytes: number }[]): number {
  const scripts = files.filter(({ url }) => new URL(url).pathname.endsWith('.js'))
  const sizes = new Map(scripts.map(({ url, bytes }) => [new URL(url).pathname, bytes]))
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

test('immersive code adds at most 290 KB to the light site', async ({ browser, baseURL }) => {
  const bytes: Record<string, number> = {}
  for (const mode of ['light', 'immersive']) {
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    const recorded = recordFiles(page)
    // With the intro, so that every scene of the first visit is counted.
    await page.goto(`/?experience=${mode}`)
    await expect(page.locator('html')).toHaveAttribute('data-page-ready', 'true')
    if (mode === 'immersive') await live(page)
    await page.waitForLoadState('networkidle')
    bytes[mode] = scriptBytes(await recorded())
    await page.close()
  }
  expect(bytes.light).toBeGreaterThan(0)
  const extra = (bytes.immersive ?? 0) - (bytes.light ?? 0)
  expect(extra).toBeGreaterThan(50_000)
  expect(extra).toBeLessThanOrEqual(EXTRA_SCRIPT)
})

const PHONE = { ...phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
for (const [screen, options] of [
  ['phone', PHONE],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`in the light version Home at rest keeps to its bytes on a ${screen}, ${colorScheme}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL: baseURL ?? '', ...options, colorScheme })
      const recorded = recordFiles(page)
      await page.goto('/?experience=light&intro=off')
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const sum = (await recorded()).reduce((total, { bytes }) => total + bytes, 0)
      expect(sum).toBeGreaterThan(200_000)
      expect(sum).toBeLessThanOrEqual(AT_REST[screen])
      await page.close()
    })

test('Home at rest has fetched at most 900 KB, and no film; GSAP came after the first words', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } })
  const recorded = recordFiles(page)
  await page.goto('/?experience=immersive&intro=off')
  await live(page)
  await page.waitForLoadState('networkidle')
  const files = await recorded()
  expect(files.filter(({ url }) => /\.(mp4|webm)$/.test(url))).toEqual([])
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(AT_REST.immersive)
  const order = await page.evaluate(() => ({
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    gsap: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
      name.includes('choreography'),
    )?.startTime,
  }))
  expect(order.gsap).toBeGreaterThan(order.words)
  await page.close()
})

/** Pages that have most to draw. */
const WITH_SCENES = [paths.home, paths.about, paths.solutions, paths.platform, paths.tasks, paths.analytics]

for (const quality of ['high', 'low'] as const)
  for (const path of WITH_SCENES)
    test(`${path} keeps to the limits of ${quality} at every scene`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await openStage(page, path, quality)
      const limits = LIMITS[quality]
      const places = page.locator('[data-scene]:visible')
      for (let at = 0; at < Math.max(1, await places.count()); at += 1) {
        if (at < (await places.count())) {
          const place = places.nth(at)
          await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
          await expect(place).toHaveAttribute('data-drawn', '')
        }
        // It stays frozen from place to place: moving, software would draw many more frames.
        await page.evaluate(() => window.stage.freeze(4))
        const cost = await page.evaluate(() => window.stage.stats())
        const where = `scene ${at}`
        expect(cost.drawCalls, where).toBeGreaterThan(0)
        expect(cost.triangles, where).toBeGreaterThan(500)
        for (const key of ['drawCalls', 'triangles', 'textureBytes', 'passes'] as const)
          expect(cost[key], `${key}, ${where}`).toBeLessThanOrEqual(limits[key])
      }
    })

test('by day the composite is the only full-screen pass, and its target is as large as the canvas', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openStage(page, paths.home, 'high')
  const { passes, targetBytes } = await page.evaluate(() => window.stage.stats())
  expect(passes).toBe(1)
  // 480 × (320 + 240 overscan) at half a pixel: half floats and depth in four samples, and the resolved picture.
  expect(targetBytes).toBe(240 * 280 * (12 * 4 + 8))
  // Nothing is drawn in light mode, and nothing is kept to draw into.
  await page.evaluate(() => document.querySelector<HTMLElement>('header [role="switch"]')?.click())
  await expect.poll(() => page.evaluate(() => window.stage.stats().targetBytes)).toBe(0)
})

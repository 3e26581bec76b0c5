import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { address, expect, hold, hydrated, open, test } from './fixtures.ts'

/* How a page becomes ready. What must never be hidden is in first-paint.spec.ts. */

interface Frame {
  /** ms since the page was ready; below 0 before. */
  at: number
  /** Of the main content. */
  opacity: number
  /** CSS px of the heading and of the lead below their places. */
  below: number[]
  /** Of the still of the first screen. */
  still: number
}

/** Notes in every frame of a load how far its first screen has come. */
async function filmLoad(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = []
    const moved: string[] = []
    Object.assign(window, { filmed: frames, moved })
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName === 'translate' && target instanceof Element && target.closest('.page-hero'))
        moved.push(target.tagName)
    })
    let readyAt = Infinity
    const below = (element: Element) =>
      Number(getComputedStyle(element).translate.split(' ')[1]?.replace('px', '') ?? 0)
    const clear = (selector: string) => {
      const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)
      return element ? Number(getComputedStyle(element).opacity) : NaN
    }
    const look = (now: number) => {
      const parts = [...document.querySelectorAll('.page-hero > :is(h1, .page-hero-lead)')]
      if (document.documentElement.dataset.pageReady) readyAt = Math.min(readyAt, now)
      if (parts.length > 0)
        frames.push({
          at: readyAt === Infinity ? -1 : now - readyAt,
          opacity: clear('main'),
          below: parts.map(below),
          still: clear('[data-place="hero"] .set-piece-anchor img'),
        })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => Reflect.get(window, 'filmed') as Frame[])
}

/** Loads a page whose code is late, and waits until its entrance is over. */
async function enter(page: Page, path: string, experience: 'light' | 'immersive'): Promise<Frame[]> {
  const frames = await filmLoad(page)
  const release = await hold(page, /\/assets\/[\w-]+\.js$/)
  await page.goto(address(path, { experience }), { waitUntil: 'commit' })
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(3)
  release()
  await hydrated(page)
  await expect.poll(async () => (await frames()).at(-1)?.at).toBeGreaterThan(1200)
  // It begins with a frame, which may be late.
  await expect.poll(async () => (await frames()).at(-1)?.below).toEqual([0, 0])
  return frames()
}

for (const experience of ['light', 'immersive'] as const)
  for (const path of [paths.tasks, paths.analytics, paths.securitySolution, paths.automation])
    test(`${path}, ${experience}: "A page-ready flag delays the hero entrance animation", and hides no word`, async ({
      page,
    }) => {
      const frames = await enter(page, path, experience)
      const [before, after] = [frames.filter(({ at }) => at < 0), frames.filter(({ at }) => at >= 0)]
      expect(before.length).toBeGreaterThan(0)
      for (const { opacity, below } of before) {
        expect(opacity).toBe(1)
        expect(below).toEqual([14, 14])
      }
      expect(Math.max(...after.flatMap(({ below }) => below))).toBeGreaterThan(0)
      expect(after.at(-1)?.below).toEqual([0, 0])
      // They move there. A frame in between may be late: the browser says it.
      expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual(
        expect.arrayContaining(['H1', 'P']),
      )
    })

test('"the main content with a fade-in once the page is ready": clear within 0.4 s', async ({ page }) => {
  const frames = await enter(page, paths.platform, 'light')
  const after = frames.filter(({ at }) => at >= 0)
  expect(after.some(({ opacity }) => opacity < 1)).toBe(true)
  expect(Math.min(...frames.map(({ opacity }) => opacity))).toBeGreaterThanOrEqual(0.75)
  // Frames may come late, the one in which the fade begins, too.
  const late = Math.max(...after.slice(1).map(({ at }, index) => at - (after[index]?.at ?? at)))
  for (const { opacity } of after.filter(({ at }) => at > 400 + late)) expect(opacity).toBeGreaterThan(0.99)
  expect(after.at(-1)?.opacity).toBe(1)
})

test('the still of the first screen is decoration: it comes when the page is ready', async ({ page }) => {
  const frames = await enter(page, paths.platform, 'light')
  for (const { still } of frames.filter(({ at }) => at < 0)) expect(still).toBe(0)
  expect(frames.at(-1)?.still).toBe(1)
})

test('with less motion everything stands in its place from the first frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const frames = await enter(page, paths.platform, 'light')
  for (const { opacity, below, still } of frames)
    expect({ opacity, below, still }).toEqual({ opacity: 1, below: [0, 0], still: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the first screen stands in its place', async ({ page }) => {
    await page.goto(paths.platform)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('translate', 'none')
    await expect(
      page.locator('[data-place="hero"] .set-piece-anchor img').filter({ visible: true }),
    ).toHaveCSS('opacity', '1')
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  })
})

test('the heading of a page stays its largest paint while it becomes ready', async ({ page }) => {
  await open(page, paths.platform)
  const largest = await page.evaluate(
    () =>
      new Promise<string>((done) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
          done(last?.element?.localName ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  expect(largest).toBe('h1')
})

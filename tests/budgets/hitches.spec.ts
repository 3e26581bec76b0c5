import type { Page } from '@playwright/test'
import { settled } from '#scripts/measure/immersion.mjs'
import { paths, type SitePath } from '#src/content/paths.ts'
import { openStage } from '../e2e/canvas.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { recordGpu, type GpuWork } from './gpu-recorder.ts'
import { neverBusy, prepared } from './prepared.ts'

/** Each page, and the page that a link of its footer leads to. */
const VISITS: readonly (readonly [SitePath, SitePath])[] = [
  [paths.home, paths.platform],
  [paths.platform, paths.analytics],
  [paths.analytics, paths.solutions],
  [paths.solutions, paths.securitySolution],
  [paths.securitySolution, paths.automation],
  [paths.automation, paths.tasks],
  [paths.tasks, paths.technology],
  [paths.technology, paths.about],
  [paths.about, paths.contact],
  [paths.contact, paths.home],
]
/** Scenes with programs that no other page has: linked when a mouse comes to the link, outside of frames. */
const OWN: Partial<Record<SitePath, string>> = {
  [paths.securitySolution]: 'gates',
  [paths.technology]: 'stack',
  [paths.automation]: 'workflow',
  [paths.about]: 'crank',
}

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5, colorScheme: 'dark' })

const work = (page: Page) => page.evaluate(() => ({ ...window.gpuWork }))

const since = (before: GpuWork, now: GpuWork) =>
  Object.fromEntries(
    (['links', 'textures', 'buffers', 'late'] as const).map((key) => [key, now[key] - before[key]]),
  )

async function scrollThrough(page: Page): Promise<void> {
  for (;;) {
    const atEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
    await page.waitForFunction(settled)
    if (atEnd) return
  }
}

for (const [from, to] of VISITS)
  test(`${from}: no frame waits for the GPU while it is scrolled, nor on the way to ${to}`, async ({
    page,
  }) => {
    await neverBusy(page)
    await page.addInitScript(recordGpu)
    await openStage(page, from)
    await prepared(page)
    const ready = await work(page)
    expect(ready.links).toBeGreaterThan(10)
    expect(ready.textures).toBeGreaterThan(0)

    await scrollThrough(page)
    const scrolled = await work(page)
    expect(scrolled.draws).toBeGreaterThan(ready.draws)
    expect(since(ready, scrolled), 'while scrolled').toEqual({ links: 0, textures: 0, buffers: 0, late: 0 })

    const link = page.locator(`footer a[href="${to}"]`).first()
    await link.hover()
    const own = OWN[to]
    if (own) await expect(page.locator(`.stage [data-scene="${own}"]`)).toBeAttached()
    await prepared(page)
    const pointed = await work(page)
    if (own) expect(pointed.links, 'links, pointed at').toBeGreaterThan(scrolled.links)
    await link.click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true')
    await prepared(page)
    const { links = NaN, late } = since(pointed, await work(page))
    expect(late, 'late, on the way').toBe(0)
    expect(links, 'links, on the way').toBe(0)
  })

import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { expect, hydrated, shares, test } from '../e2e/fixtures.ts'
import { setFrameClock } from '../e2e/frames.ts'
import { parts } from './readable.ts'

/* Whoever has nothing to show asks for nothing: no frame, no draw and no short timer, in both modes. */
test.use({ viewport: { width: 320, height: 160 }, deviceScaleFactor: 0.5 })

interface Asked {
  frames: number
  draws: number
  /** Delays of timers below a second, ms. */
  timers: number[]
}

/**
 * Runs in the page: counts what it asks for. Its frames' clock runs fast, so that the ten seconds after which scenes
 * stand still are over in as many frames as the longest step of the site's clock makes of them.
 */
function watchRest(): void {
  window.frameSpeed = 20
  const asked: Asked = { frames: 0, draws: 0, timers: [] }
  const request = window.requestAnimationFrame.bind(window)
  Object.assign(window, { asked, nativeFrame: request })
  window.requestAnimationFrame = (callback) => {
    asked.frames += 1
    return request(callback)
  }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name].bind(window) as (...values: unknown[]) => number
    const watched = (callback: unknown, delay = 0, ...values: unknown[]) => {
      if (delay < 1000) asked.timers.push(delay)
      return original(callback, delay, ...values)
    }
    Object.assign(window, { [name]: watched })
  }
  type Draw = (this: WebGL2RenderingContext, ...values: unknown[]) => unknown
  const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, Draw>
  for (const name of Object.keys(prototype).filter((one) => one.startsWith('draw'))) {
    const original = Object.getOwnPropertyDescriptor(prototype, name)?.value as Draw | undefined
    if (original)
      prototype[name] = function watched(...values) {
        asked.draws += 1
        return original.apply(this, values)
      }
  }
}

/** Pages whose scenes or demos are code of their own, and two whose scene is a set piece like those of the others. */
const OWN: readonly string[] = [
  paths.home,
  paths.about,
  paths.solutions,
  paths.platform,
  paths.assistant,
  paths.tasks,
  paths.analytics,
  paths.securitySolution,
  paths.automation,
  paths.technology,
  paths.industries,
  paths.contact,
  paths.status,
  paths.helpCenter,
  paths.fintech,
]
/** All pages in a visit of an hour, `HOUR=1`. */
const visited = process.env['HOUR'] === '1' ? parts : shares(OWN, 2)

/** What the page asks for while the browser could show this many frames. */
const askedIn = (page: Page, count: number) =>
  page.evaluate(async (total) => {
    const { asked, nativeFrame } = window as unknown as {
      asked: Asked
      nativeFrame: typeof requestAnimationFrame
    }
    Object.assign(asked, { frames: 0, draws: 0, timers: [] })
    for (let frame = 0; frame < total; frame += 1) await new Promise((shown) => nativeFrame(shown))
    return { ...asked }
  }, count)

const NOTHING: Asked = { frames: 0, draws: 0, timers: [] }

/** Comes to rest, and stays there. */
async function expectRest(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => askedIn(page, 10), { message: `${what} comes to rest`, intervals: [0] })
    .toEqual(NOTHING)
  expect(await askedIn(page, 20), `${what} stays at rest`).toEqual(NOTHING)
}

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  const state = hidden ? 'hidden' : 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A page that opens with a picture has its scene at its end. Runs in the page. */
function scrollToScene(): void {
  if (document.querySelector('main [data-pictured]'))
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
}

for (const [index, part] of visited.entries())
  test(`at rest nothing runs, in both modes and hidden, part ${index + 1}`, async ({ page }) => {
    await setFrameClock(page)
    await page.addInitScript(watchRest)
    for (const path of part)
      await test.step(path, async () => {
        await page.goto(`${path}?experience=immersive&intro=off&quality=low`)
        await hydrated(page)
        await expect(page.locator('html')).toHaveAttribute('data-stage', 'live')
        await page.evaluate(scrollToScene)
        await page.evaluate(setHidden, true)
        await expectRest(page, `${path}, hidden`)
        await page.evaluate(setHidden, false)
        await expect.poll(async () => (await askedIn(page, 2)).draws).toBeGreaterThan(0)
        await expectRest(page, `${path}, immersive`)
        await page.getByRole('switch', { name: 'Motion' }).evaluate((control: HTMLElement) => control.click())
        await expect(page.locator('html')).toHaveAttribute('data-experience', 'light')
        await expectRest(page, `${path}, light`)
      })
  })

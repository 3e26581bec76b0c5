import { type Page } from '@playwright/test'
import { createRandom } from '#scenes/instrument/random.ts'
import { launchOptions } from '#scripts/chromium.mjs'
import { paths } from '#src/content/paths.ts'
import { openStage } from '../e2e/canvas.ts'
import { holdContexts, loseAndRestore } from '../e2e/contexts.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { neverBusy, prepared } from './prepared.ts'

declare global {
  interface Window {
    /** How many there are (`?probe`, src/motion/gsap-clock.ts). */
    scrollTriggers: () => number
  }
}

/** What a visit may leave behind: bytes of heap, DOM nodes and listeners. A page has 2,000 nodes. */
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

const live = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-stage', 'live')

interface Count {
  geometries: number
  textures: number
  programs: number
  triggers: number
  heap: number
  nodes: number
  listeners: number
}

async function go(page: Page, to: string): Promise<void> {
  await page
    .locator(`footer a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(to)
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true')
}

/** Opens Home and every page twice: whatever is loaded once is there. The result compares Home, with the same scene in view. */
async function start(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.addInitScript(holdContexts)
  await neverBusy(page)
  await openStage(page, paths.home)
  for (const to of STOPS) await go(page, to)
  for (const to of STOPS) {
    await go(page, to)
    await prepared(page)
  }
  const home = async () => {
    await go(page, paths.home)
    await live(page)
    await prepared(page)
  }
  const count = async (): Promise<Count> => {
    // Not frozen: where the stage was made anew the address has lost its switches, and a frozen frame is of top quality.
    const { geometries, textures, programs } = await page.evaluate(() => window.stage.stats())
    const triggers = await page.evaluate(() => window.scrollTriggers())
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN
    const dom = { nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
    return { geometries, textures, programs, triggers, heap, ...dom }
  }
  await home()
  const before = await count()
  expect(before.triggers).toBeGreaterThan(0)
  return async () => {
    await home()
    // What a later collection takes away was work under way and no leak: over 300 pages the heap is flat to
    // 0.1 MB, but one collection in some hundred finds 1 MB more.
    await expect(async () => expectAsBefore(before, await count())).toPass()
  }
}

function expectAsBefore(before: Count, after: Count): void {
  for (const key of ['geometries', 'textures', 'programs', 'triggers'] as const)
    expect(after[key], key).toBeLessThanOrEqual(before[key])
  for (const key of ['heap', 'nodes', 'listeners'] as const)
    expect(after[key] - before[key], key).toBeLessThanOrEqual(GROWTH[key])
}

const anyStop = (random: () => number) => STOPS[Math.floor(random() * STOPS.length)] ?? paths.home

/** As long as a visit of an hour, `HOUR=1`, or else a little of it. */
const HOUR = process.env['HOUR'] === '1'
/** Pages one after the other, on one context. */
const READ = HOUR ? 100 : 40
/** What the visitor does then. Modes and themes are switched there and back. */
const VISIT = HOUR
  ? { navigation: 300, mode: 50, theme: 50, loss: 20 }
  : { navigation: 20, mode: 10, theme: 10, loss: 4 }

const switchMode = (page: Page) =>
  page.getByRole('switch', { name: 'Motion' }).evaluate((control: HTMLElement) => control.click())
const isLight = async (page: Page) => (await page.locator('html').getAttribute('data-experience')) === 'light'

const ACTIONS: Record<keyof typeof VISIT, (page: Page, random: () => number) => Promise<void>> = {
  navigation: (page, random) => go(page, anyStop(random)),
  mode: switchMode,
  theme: (page) =>
    page
      .getByRole('button', { name: /^Switch to (light|dark) theme$/ })
      .evaluate((control: HTMLElement) => control.click()),
  // The third within a minute ends in the light version, from which the visitor comes back with a new stage.
  async loss(page) {
    if (await isLight(page)) await switchMode(page)
    await live(page)
    await loseAndRestore(page)
    await expect
      .poll(async () => (await isLight(page)) || page.locator('html[data-stage="live"]').count())
      .toBeTruthy()
    if (await isLight(page)) await switchMode(page)
  },
}

test('pages, and then modes, themes and lost contexts as well, leave nothing behind', async ({ page }) => {
  test.setTimeout((READ + VISIT.navigation) * 9000)
  const homeIsAsBefore = await start(page)
  const random = createRandom(7)
  for (let step = 0; step < READ; step += 1) await go(page, anyStop(random))
  await homeIsAsBefore()
  expect(await page.evaluate(() => window.contexts.length), 'contexts made').toBe(1)
  await expect(page.locator('canvas[aria-hidden]')).toHaveCount(1)

  const left = (Object.keys(VISIT) as (keyof typeof VISIT)[]).flatMap((name) =>
    Array.from({ length: VISIT[name] }, () => name),
  )
  while (left.length > 0) {
    const [name] = left.splice(Math.floor(random() * left.length), 1)
    if (name) await ACTIONS[name](page, random)
  }
  if (await isLight(page)) await switchMode(page)
  await homeIsAsBefore()
  await expect(page.locator('canvas[aria-hidden]')).toHaveCount(1)
})

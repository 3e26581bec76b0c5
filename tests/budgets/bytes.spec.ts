import type { Page, Response } from '@playwright/test'
import { address, articles, expect, pages, test } from '../e2e/fixtures.ts'

/** First load of any page in light mode, in bytes as they travel (brotli). */
const BUDGETS = { js: 150_000, css: 20_000, woff2: 90_000 } as const
/** Requests of each kind in it. */
const REQUESTS = { js: 18, css: 8, woff2: 8 } as const
/** Script that a page at rest may fetch ahead: pages that its first screen leads to. */
const AHEAD = 45_000
type Kind = keyof typeof BUDGETS

const kinds = Object.keys(BUDGETS) as Kind[]

/** After the load event, in ms: the page loads a few pages ahead when it has nothing to do. */
const IDLE_PREFETCH = 4000

interface Arrival {
  path: string
  kind: Kind
  bytes: number
  encoding: string
  response: Response
}

async function measure([path, response]: [string, Response]): Promise<Arrival[]> {
  const kind = kinds.find((ending) => path.endsWith(`.${ending}`))
  if (!kind) return []
  const { responseBodySize } = await response.request().sizes()
  const encoding = (await response.headerValue('content-encoding')) ?? ''
  return [{ path, kind, bytes: responseBodySize, encoding, response }]
}

/** Records what the page loads. `all` waits until nothing has been under way for half a second. */
function record(page: Page): { all: () => Promise<Arrival[]> } {
  const responses = new Map<string, Response>()
  let active = 0
  let last = Date.now()
  const changed = (by: number) => () => {
    active += by
    last = Date.now()
  }
  page.on('request', changed(1))
  page.on('requestfinished', changed(-1))
  page.on('requestfailed', changed(-1))
  page.on('response', (response) => responses.set(new URL(response.url()).pathname, response))
  return {
    async all() {
      await expect.poll(() => active === 0 && Date.now() - last > 500, { intervals: [100] }).toBe(true)
      return (await Promise.all([...responses].map(measure))).flat()
    },
  }
}

/** Taking over takes the machine's time, getting ready after it the clock's: a tenth of a second for each real one. */
const hydratedInSteps = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(100)
    await expect(page.locator('html')).toHaveAttribute('data-page-ready', 'true', { timeout: 1000 })
  }).toPass()

for (const path of [...pages, ...articles.slice(0, 1)])
  test(`${path} stays within its bytes, with no 3D code`, async ({ page }) => {
    const loads = record(page)
    // The clock stands while the first load is counted: a slow machine would reach the idle moment before its end.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    await page.goto(address(path))
    // The page is being hydrated: it can be used, and what comes later is not in its way.
    await expect.poll(() => page.evaluate(() => 'takePresses' in window)).toBe(false)
    const first = await loads.all()
    await hydratedInSteps(page)
    await page.clock.runFor(IDLE_PREFETCH)
    const arrivals = await loads.all()

    const script = (files: readonly Arrival[]) =>
      files.filter(({ kind }) => kind === 'js').reduce((sum, { bytes }) => sum + bytes, 0)
    expect(script(arrivals) - script(first), 'script fetched ahead').toBeLessThanOrEqual(AHEAD)
    for (const kind of kinds) {
      const files = first.filter((arrival) => arrival.kind === kind)
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      const list = files.map((file) => `${file.bytes} ${file.path}`).join('\n')
      expect(
        files.every((file) => file.bytes > 0),
        `sizes of ${list}`,
      ).toBe(true)
      expect(bytes, `${kind}:\n${list}`).toBeLessThanOrEqual(BUDGETS[kind])
      expect(files.length, kind).toBeGreaterThan(0)
      expect(files.length, `${kind}:\n${list}`).toBeLessThanOrEqual(REQUESTS[kind])
    }
    for (const { path: file, kind, encoding, response } of arrivals) {
      if (kind !== 'woff2') expect(encoding, file).toBe('br')
      if (kind === 'js')
        expect(await response.text(), file).not.toMatch(
          /WebGLRenderer|BufferGeometry|react-three|\bLenis\b|ScrollTrigger|SplitText|_gsap\b/,
        )
    }
  })

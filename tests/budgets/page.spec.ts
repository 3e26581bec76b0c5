import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { articles, batches, expect, hydrated, open, phone, test } from '../e2e/fixtures.ts'

/** What one page may cost before its first words, in counts that hold on any machine. */
const BUDGET = { elements: 1700, depth: 24, styleSheets: 8 } as const
/** The reference of the interface is one long page of highlighted samples. */
const LONG: Readonly<Record<string, number>> = { [paths.apiDocs]: 3400 }
/** Sum of layout shifts over a whole visit; the field calls up to 0.1 good. */
const SHIFT = 0.01

interface Seen {
  shifts: { at: number; value: number; sources: string }[]
  /** When each scroll by script began, and when the second frame after it did. */
  scrolled: [number, number][]
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Adds up the layout shifts that no click or key explains. */
function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.seen = { shifts: [], scrolled: [] }
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const sources = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : 'text'
          return `${name} ${from.y}+${from.height} to ${to.y}+${to.height}`
        })
        window.seen.shifts.push({ at: entry.startTime, value: entry.value, sources: sources.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls to the end, a screen at a time: two frames for the scroll, then two at rest, in which nothing may move. */
function readThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      // What folds below the view in the very frame of a scroll moves nothing that anybody has seen.
      const from = performance.now()
      scrollTo({ top, behavior: 'instant' })
      await frame()
      window.seen.scrolled.push([from, await frame()])
      await frame()
      await frame()
    }
  })
}

/** What shifted, but for the frames of a scroll by script, which the browser sometimes takes for a shift. */
function shiftsOf(page: Page): Promise<{ sum: number; sources: string }> {
  return page.evaluate(() => {
    const { shifts, scrolled } = window.seen
    const real = shifts.filter(({ at }) => !scrolled.some(([from, to]) => at >= from && at <= to))
    return {
      sum: real.reduce((sum, { value }) => sum + value, 0),
      sources: real.map(({ sources }) => sources).join('; '),
    }
  })
}

for (const [name, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const)
  test.describe(name, () => {
    test.use(options)
    batches.forEach((batch, index) =>
      test(`pages of batch ${index + 1} keep to their counts, and nothing shifts`, async ({ page }) => {
        await watchShifts(page)
        for (const path of batch) {
          await open(page, path)
          const cost = await page.evaluate(() => {
            const depthOf = (element: Element | null): number =>
              element ? 1 + depthOf(element.parentElement) : 0
            const elements = [...document.querySelectorAll('*')]
            return {
              elements: elements.length,
              depth: Math.max(...elements.map(depthOf)),
              styleSheets: document.querySelectorAll('link[rel=stylesheet]').length,
            }
          })
          expect(cost.elements, `${path}: elements`).toBeLessThanOrEqual(LONG[path] ?? BUDGET.elements)
          expect(cost.depth, `${path}: depth`).toBeLessThanOrEqual(BUDGET.depth)
          expect(cost.styleSheets, `${path}: style sheets`).toBeLessThanOrEqual(BUDGET.styleSheets)
          await readThrough(page)
          const { sum, sources } = await shiftsOf(page)
          expect(sum, `${path}: ${sources}`).toBeLessThanOrEqual(SHIFT)
        }
      }),
    )
  })

/** One page of each build: sections, a form, samples beside a list, chapters, an article. */
const BUILDS = [paths.home, paths.contact, paths.apiDocs, paths.documentation, ...articles.slice(0, 1)]

test.describe('a slow phone', () => {
  test.use(phone)
  for (const path of BUILDS)
    test(`draws ${path}, and nothing shifts`, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await watchShifts(page)
      await open(page, path)
      const { sum, sources } = await shiftsOf(page)
      expect(sum, sources).toBeLessThanOrEqual(SHIFT)
    })
})

/** Serves the site at an address of its own, with pages that stop before this mark until the rest is sent. */
async function serveInParts(origin: string, mark: string) {
  const rest: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const from = await fetch(new URL(request.url ?? '/', origin))
    const type = from.headers.get('content-type') ?? ''
    response.writeHead(from.status, { 'Content-Type': type })
    if (!type.includes('html')) return response.end(Buffer.from(await from.arrayBuffer()))
    const html = await from.text()
    const at = html.indexOf(mark)
    rest.push(() => response.end(html.slice(at)))
    return response.write(html.slice(0, at))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${port}`, sendRest: () => rest.forEach((send) => send()) }
}

test('nothing shifts in a page that stops to arrive within its header', async ({ page, baseURL, guard }) => {
  guard.allow(/^request to another host: http:\/\/127\.0\.0\.1:/)
  const { server, address, sendRest } = await serveInParts(baseURL ?? '', '<div class="site-header-tools">')
  await watchShifts(page)
  await page.goto(`${address}${paths.home}?experience=light&intro=off`, { waitUntil: 'commit' })
  await expect(page.locator('.main-navigation')).toBeAttached()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  })
  sendRest()
  await hydrated(page)
  const { sum, sources } = await shiftsOf(page)
  expect(sum, sources).toBe(0)
  server.close()
})

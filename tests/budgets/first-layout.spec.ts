import { paths } from '#src/content/paths.ts'
import { articles, expect, open, phone, test } from '../e2e/fixtures.ts'

/*
 * What a phone has to do at once before the page answers: style and lay out a part of it. Elements are counted, as
 * milliseconds differ from machine to machine; a slow phone takes about a tenth of a second for 250 to 450 of them.
 */
const ELEMENTS = 450
/** The longest pages, with the most drawn by the browser itself, and the longest to read. */
const LONG_PAGES = [
  paths.home,
  paths.platform,
  paths.analytics,
  paths.tasks,
  paths.automation,
  paths.securitySolution,
  paths.apiDocs,
  paths.status,
  ...articles.slice(-1),
]

interface TraceEvent {
  name: string
  pid: number
  args: { elementCount?: number }
}

test.use(phone)

for (const path of LONG_PAGES)
  test(`${path} styles at most ${ELEMENTS} elements at once until it is ready`, async ({ browser, page }) => {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'loading'] })
    await open(page, path)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    // The trace holds other processes, too; the page's is the one that painted.
    const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
    expect(painted, 'a first paint in the trace').toBeDefined()
    const counts = traceEvents
      .filter(({ name, pid }) => name === 'UpdateLayoutTree' && pid === painted?.pid)
      .map(({ args }) => args.elementCount ?? 0)
    expect(Math.max(...counts)).toBeGreaterThan(0)
    expect(Math.max(...counts), `in turn ${counts.join(', ')}`).toBeLessThanOrEqual(ELEMENTS)
  })

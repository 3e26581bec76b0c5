import { paths } from '#src/content/paths.ts'
import { articles, expect, open, phone, test } from '../e2e/fixtures.ts'

/*
 * What a phone has to do before it can show a word: style and lay out what stands in its view. Elements are counted,
 * as milliseconds differ from machine to machine; a slow phone takes about a tenth of a second for 250 of them.
 */
const ELEMENTS = 300
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
  ts: number
  args: { elementCount?: number }
}

test.use(phone)

for (const path of LONG_PAGES)
  test(`${path} styles at most ${ELEMENTS} elements at once before its first words`, async ({
    browser,
    page,
  }) => {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'loading'] })
    await open(page, path)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
    expect(painted, 'a first paint in the trace').toBeDefined()
    const counts = traceEvents
      .filter(({ name, pid, ts }) => name === 'UpdateLayoutTree' && pid === painted?.pid && ts < painted.ts)
      .map(({ args }) => args.elementCount ?? 0)
    expect(Math.max(...counts)).toBeGreaterThan(0)
    expect(Math.max(...counts), `in turn ${counts.join(', ')}`).toBeLessThanOrEqual(ELEMENTS)
  })

import { openDevtools } from '#scripts/devtools.mjs'
import { loadSlowly, measurePace } from '#scripts/measure/slow.mjs'
import { paths } from '#src/content/paths.ts'
import { expect, test } from '../e2e/fixtures.ts'

/**
 * The longest task while a page loads on a phone with a processor slowed 4 times, over what the same phone takes to lay
 * out 2,000 paragraphs: a count that holds on machines of any pace.
 */
const LONGEST = 2
/** Of at most so many loads the best counts: what else the machine does makes a task longer, never shorter. */
const LOADS = 4
/** A page of each kind, with those that had the longest tasks. */
const PAGES = [paths.home, paths.platform, paths.analytics, paths.apiDocs]

test('no task of a slow phone holds the page for long while it loads', async ({ baseURL }) => {
  test.setTimeout(240_000)
  const devtools = await openDevtools()
  try {
    for (const path of PAGES) {
      let share = Infinity
      for (let load = 0; load < LOADS && share > LONGEST; load += 1) {
        const pace = await measurePace(devtools)
        share = (await loadSlowly(devtools, `${baseURL}${path}`)).task / pace
      }
      expect.soft(share, path).toBeLessThanOrEqual(LONGEST)
    }
  } finally {
    devtools.close()
  }
})

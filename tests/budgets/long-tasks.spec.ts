import { openDevtools } from '#scripts/devtools.mjs'
import { loadSlowly, measurePace } from '#scripts/measure/slow.mjs'
import { paths } from '#src/content/paths.ts'
import { expect, test } from '../e2e/fixtures.ts'

/**
 * The longest task while a page loads on a phone with a processor slowed 4 times, over what the same phone takes to lay
 * out 2,000 paragraphs: a count that holds on machines of any pace.
 */
const LONGEST = 2
/**
 * Of at most so many loads the best counts: what else the machine does makes a task longer, never shorter. A page over
 * the limit is loaded again after the others, when the machine may have less to do.
 */
const LOADS = 10
/** A page of each kind, with those that had the longest tasks. */
const PAGES = [paths.home, paths.platform, paths.analytics, paths.apiDocs]

test('no task of a slow phone holds the page for long while it loads', async ({ baseURL }) => {
  const devtools = await openDevtools()
  try {
    const shares = new Map(PAGES.map((path) => [path, Infinity]))
    const over = () => PAGES.filter((path) => (shares.get(path) ?? Infinity) > LONGEST)
    for (let load = 0; load < LOADS && over().length > 0; load += 1)
      for (const path of over()) {
        const pace = await measurePace(devtools)
        const { task } = await loadSlowly(devtools, `${baseURL}${path}`)
        shares.set(path, Math.min(shares.get(path) ?? Infinity, task / pace))
      }
    for (const [path, share] of shares) expect.soft(share, path).toBeLessThanOrEqual(LONGEST)
  } finally {
    await devtools.close()
  }
})

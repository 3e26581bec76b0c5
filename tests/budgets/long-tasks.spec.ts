import { openDevtools, type Devtools } from '#scripts/devtools.mjs'
import { loadSlowly, measurePace } from '#scripts/slow-load.mjs'
import { paths } from '#src/content/paths.ts'
import { articles, expect, test } from '../e2e/fixtures.ts'

/*
 * The longest task of a first load on a slow phone. Not in milliseconds, which say more of the machine than of the page:
 * in parts of the time the same browser takes, then and there, to lay out 2,000 paragraphs. The best of three loads, as
 * other work on the machine only ever adds.
 */
const SHARE = 0.8
const LOADS = 3

let devtools: Devtools
test.beforeAll(async () => {
  devtools = await openDevtools()
})
test.afterAll(() => devtools.close())

for (const path of [paths.home, paths.platform, paths.apiDocs, ...articles.slice(-1)])
  test(`${path} keeps a slow phone busy for less than 2,000 paragraphs do`, async ({ baseURL }) => {
    let best = Infinity
    const said: string[] = []
    for (let load = 0; load < LOADS; load += 1) {
      const pace = await measurePace(devtools)
      const { task } = await loadSlowly(devtools, `${baseURL}${path}`)
      said.push(`${Math.round(task)} of ${Math.round(pace)} ms`)
      best = Math.min(best, task / pace)
    }
    expect(best, said.join(', ')).toBeLessThanOrEqual(SHARE)
  })

import { expect, type Page } from '@playwright/test'
import { settled } from '#scripts/measure/immersion.mjs'

/**
 * Before a page is opened: a browser that is always idle. Scenes out of view are made ready in idle moments, which a
 * processor that draws has so seldom that each of them would wait for its deadline.
 */
export const neverBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (task) =>
      window.setTimeout(() => task({ didTimeout: false, timeRemaining: () => 50 }))
    window.cancelIdleCallback = (id) => clearTimeout(id)
  })

/** Waits until what is in view is drawn, so that the scenes of the page are known, and then until all of them can be. */
export async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(settled)
  await expect.poll(() => page.evaluate(() => window.stage.stats().preparing)).toBe(0)
}

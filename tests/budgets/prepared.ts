import { expect, type Page } from '@playwright/test'
import { settled } from '#scripts/immersion.mjs'

/** Waits until what is in view is drawn, so that the scenes of the page are known, and then until all of them can be. */
export async function prepared(page: Page): Promise<void> {
  await page.waitForFunction(settled)
  await expect.poll(() => page.evaluate(() => window.stage.stats().preparing), { timeout: 45_000 }).toBe(0)
}

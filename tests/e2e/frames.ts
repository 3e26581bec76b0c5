import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** How fast the clock runs that frames are told. */
    frameSpeed: number
  }
}

/** Before a page is opened: from then on `window.frameSpeed` sets the clock of its frames, and of nothing else. */
export const setFrameClock = (page: Page) =>
  page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window)
    window.frameSpeed = 1
    let real = 0
    let told = 0
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        told += (now - real) * window.frameSpeed
        real = now
        callback(told)
      })
  })

/** Waits until the browser has shown `count` frames, whether or not anything was drawn in them. */
export const framesGoBy = (page: Page, count: number) =>
  page.evaluate(async (total) => {
    for (let seen = 0; seen < total; seen += 1) await new Promise(requestAnimationFrame)
  }, count)

/**
 * Waits until the stage stands still. The ten seconds without input after which it does are over in as many frames as
 * the longest step of the site's clock makes of them: a hundred, each of which may take two seconds on a slow machine.
 */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => void (window.frameSpeed = 20))
  await expect
    .poll(() => page.evaluate(() => window.stage.stats().running), { intervals: [50], timeout: 240_000 })
    .toBe(false)
  await page.evaluate(() => void (window.frameSpeed = 1))
}

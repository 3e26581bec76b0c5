import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { findChromium, launchOptions } from './chromium.mjs'

const args = [...launchOptions.args, '--disable-gpu-compositing']

/** Chromium as it is measured, without Playwright. */
export const launchMeasured = (more = {}) =>
  launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args,
    env: launchOptions.env ?? process.env,
    ...more,
  })

/**
 * Pages with nothing of the DevTools protocol enabled that is not asked for. Playwright enables the Runtime domain in every
 * page, as Puppeteer does in its own: with it V8 parses a script again for each error made while it is evaluated. React makes
 * five, and its evaluation takes three times as long as it does for a visitor.
 */
export async function openDevtools() {
  // Puppeteer's own switches make the longest tasks of a page twice as long.
  const browser = await launchMeasured({
    ignoreDefaultArgs: true,
    args: [...args, '--headless', 'about:blank'],
  })
  const root = await browser.target().createCDPSession()

  /** A page in a context of its own, nothing cached: `send` to it, `evaluate` in it, `close` it. */
  async function openPage(size) {
    const context = await browser.createBrowserContext()
    await root.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id, ...size })
    const target = await browser.waitForTarget((one) => one.browserContext() === context)
    const session = await target.createCDPSession()
    return {
      send: (method, params) => session.send(method, params),
      async evaluate(work) {
        const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
          expression: `(${work})()`,
          awaitPromise: true,
          returnByValue: true,
        })
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
        return result.value
      },
      close: () => context.close(),
    }
  }

  return { openPage, close: () => browser.close() }
}

import { launch as start, type Browser, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { findFirefox } from '../../scripts/test-tools.mjs'
import { openScreen } from './screen.ts'
import { address, DESKTOP, type Site } from './site.ts'

const executablePath = findFirefox() ?? ''

function launch(display: string | null): Promise<Browser> {
  return start({
    browser: 'firefox',
    executablePath,
    headless: display === null,
    env: { ...process.env, ...(display === null ? {} : { DISPLAY: display, MOZ_DISABLE_WAYLAND: '1' }) },
    extraPrefsFirefox: {
      // It draws in software here, which it would otherwise refuse to do for WebGL.
      'webgl.force-enabled': true,
      'webgl.disabled': false,
      // The system of a test asks for nothing.
      'ui.prefersReducedMotion': 0,
    },
  })
}

/** Of each line that must not be there: warnings, errors, requests to other hosts. */
function watch(page: Page, problems: string[]): void {
  const { host } = new URL(inject('origin'))
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host)
      problems.push(`request to another host: ${url.href}`)
  })
}

/** Firefox for the tests of a file, with a fresh tab for each. */
export function openFirefox({ screen }: { screen: boolean }): Site {
  let close: (() => void) | null = null
  let browser: Browser
  let page: Page
  let problems: string[] = []
  beforeAll(async () => {
    const opened = screen ? await openScreen(97, '800x600') : null
    close = opened && opened.close
    browser = await launch(opened && opened.display)
  })
  afterAll(async () => {
    await browser?.close()
    close?.()
  })
  beforeEach(async () => {
    const context = await browser.createBrowserContext()
    page = await context.newPage()
    await page.setViewport(DESKTOP)
    problems = []
    watch(page, problems)
  })
  afterEach(async () => {
    await page.browserContext().close()
    expect(problems).toEqual([])
  })
  return {
    open: async (path, experience = 'light') => {
      await page.goto(address(path, experience), { waitUntil: 'domcontentloaded' })
      await page.waitForSelector('html[data-page-ready="true"]')
    },
    resize: (size) => page.setViewport(size),
    evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown as never[])) as never,
    press: (name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click(),
    fill: (selector, words) => page.locator(selector).fill(words),
    key: (key) => page.keyboard.press(key),
    point: (x, y) => page.mouse.move(x, y),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
  }
}

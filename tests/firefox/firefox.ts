import { existsSync } from 'node:fs'
import { launch as start, type Browser, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest'

const known = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const executablePath = known.find((file) => file && existsSync(file)) ?? ''

export function launch(options: { headless: boolean; env?: Record<string, string> }): Promise<Browser> {
  return start({
    browser: 'firefox',
    executablePath,
    headless: options.headless,
    env: { ...process.env, ...options.env },
    extraPrefsFirefox: {
      // It draws in software here, which it would otherwise refuse to do for WebGL.
      'webgl.force-enabled': true,
      'webgl.disabled': false,
      // The system of a test asks for nothing.
      'ui.prefersReducedMotion': 0,
    },
  })
}

/** Waits for what the page says of itself, in its own words: an expression that turns true. */
export const until = (check: () => Promise<boolean> | boolean, what: string, timeout = 15_000) =>
  vi.waitFor(async () => expect(await check(), what).toBe(true), { timeout, interval: 100 })

export interface Site {
  page: Page
  /** Opens a path and waits until the page's code has taken over. */
  open: (path: string, experience?: 'light' | 'immersive') => Promise<void>
  /** Lets console lines that match pass. */
  allow: (pattern: RegExp) => void
}

function address(path: string, experience: string): string {
  const url = new URL(path, inject('origin'))
  url.searchParams.set('experience', experience)
  url.searchParams.set('intro', 'off')
  return url.href
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

/** One Firefox for the tests of a file, a fresh tab for each; any complaint on its console fails the test. */
export function useFirefox(open: () => Promise<Browser> = () => launch({ headless: true })): Site {
  let browser: Browser
  let page: Page
  let problems: string[] = []
  let allowed: RegExp[] = []
  beforeAll(async () => {
    browser = await open()
  })
  afterAll(() => browser?.close())
  beforeEach(async () => {
    const context = await browser.createBrowserContext()
    page = await context.newPage()
    await page.setViewport({ width: 1280, height: 800 })
    problems = []
    allowed = []
    watch(page, problems)
  })
  afterEach(async () => {
    await page.browserContext().close()
    expect(problems.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  })
  return {
    get page() {
      return page
    },
    allow: (pattern) => void allowed.push(pattern),
    open: async (path, experience = 'light') => {
      await page.goto(address(path, experience), { waitUntil: 'domcontentloaded' })
      await page.waitForSelector('html[data-page-ready="true"]', { timeout: 15_000 })
    },
  }
}

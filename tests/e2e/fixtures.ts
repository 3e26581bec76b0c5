import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { articles, pages, shares } from '../every-page.ts'

export { articles, expect, pages, shares }

/** The pages in batches of a size that one test visits in one tab. */
export const batches = shares<string>(pages, 4)

/** Settings of a phone, for `test.use`. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

interface Guard {
  /**
   * Lets console lines that match pass, where a test makes something fail on purpose.
   * Each pattern must match at least once: what is allowed is also expected.
   */
  allow: (...patterns: RegExp[]) => void
}

/** Said by the browser of itself: pages are put together without its renderer here, so it reads each frame back. */
const READS_BACK = /GPU stall due to ReadPixels/

/** Collects what must not happen anywhere: warnings, errors, policy violations, requests to other hosts. */
async function watch(context: BrowserContext, home: string): Promise<Guard & { verify: () => void }> {
  const problems: string[] = []
  const allowed: RegExp[] = []
  const host = new URL(home).host
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (READS_BACK.test(message.text())) return
    if (['warning', 'error', 'assert'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => problems.push(`page error: ${String(failure.error())}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host)
      problems.push(`request to another host: ${url.href}`)
  })
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    verify() {
      const unexpected = problems.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'console, page errors, other hosts').toEqual([])
      const missing = allowed.filter((pattern) => !problems.some((line) => pattern.test(line)))
      expect(missing.map(String), 'allowed, so expected, but not seen').toEqual([])
    },
  }
}

export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context, baseURL }, use) => {
      const guard = await watch(context, baseURL ?? '')
      await use(guard)
      guard.verify()
    },
    { auto: true },
  ],
})

export interface OpenOptions {
  experience?: 'light' | 'immersive' | 'auto'
  intro?: 'off' | 'on'
}

/** A path with the site's URL switches. */
export function address(path: string, { experience = 'light', intro = 'off' }: OpenOptions = {}): string {
  const url = new URL(path, 'http://site')
  if (experience !== 'auto') url.searchParams.set('experience', experience)
  if (intro === 'off') url.searchParams.set('intro', 'off')
  return url.pathname + url.search + url.hash
}

/** Waits until the page's code has taken over; its own emergency brake would come only after 8 s. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page-ready', 'true')
}

export async function open(page: Page, path: string, options: OpenOptions = {}): Promise<void> {
  await page.goto(address(path, options))
  await hydrated(page)
}

/**
 * Opens a page and stops its clock, which only `page.clock` moves from then on.
 * All that a page starts by itself after loading (prefetching, the emergency brake) has happened by then.
 */
export async function openFrozen(page: Page, path: string, options: OpenOptions = {}): Promise<void> {
  await page.clock.install()
  await open(page, path, options)
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 20_000)
}

/** Before a page is opened: its clock stands from its first moment, until the test moves it or lets it go on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') })
  await page.clock.pauseAt(new Date('2026-01-01T10:00:01Z'))
}

/** Before a page is opened: it notes that its intro was seen, which may end between two looks from outside. */
export async function noteIntro(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const { dataset } = document.documentElement
      const seen = document.querySelector('.intro-skip')?.checkVisibility({ visibilityProperty: true })
      if (seen && dataset.intro === 'playing') dataset.introSeen = 'true'
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

export async function introSeen(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-intro-seen', 'true')
}

/** Holds matching requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<() => void> {
  const waiting: (() => void)[] = []
  let released = false
  await page.route(url, async (route) => {
    if (!released) await new Promise<void>((go) => waiting.push(go))
    await route.continue()
  })
  return () => {
    released = true
    for (const go of waiting) go()
  }
}

/** In the page: rendering and its effects take a task each; these are no timers, so a stopped clock lets them pass. */
async function settle(): Promise<void> {
  for (let task = 0; task < 4; task += 1)
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', done, { once: true })
      port1.start()
      port2.postMessage(null)
    })
}

/**
 * Scrolls a section into view and waits until the page has acted on its being seen: on a stopped clock nothing else
 * tells that a demo has begun.
 */
export async function comeTo(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded()
  await element.evaluate(async (it) => {
    // The page's observers were there first, so they are told before this one.
    await new Promise<void>((told) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        told()
      })
      observer.observe(it)
    })
  })
  await element.evaluate(settle)
  return element
}

/** Scrolls to the top of the page, and waits until the page has been told that the element is out of the view. */
export async function leave(element: Locator): Promise<void> {
  await element.evaluate(async (it) => {
    scrollTo({ top: 0, behavior: 'instant' })
    // The page's observers were there first, so they are told before this one.
    await new Promise<void>((told) => {
      const observer = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) return
        observer.disconnect()
        told()
      })
      observer.observe(it)
    })
  })
  await element.evaluate(settle)
}

/** Presses Tab until the element has the keyboard, at most `limit` times. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${limit} presses of Tab do not reach ${target.toString()}`)
}

/** Scrolls at once, as a visitor who drags the scrollbar, and waits until the page has noticed. */
export async function scrollToY(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((noticed) => {
        if (Math.round(scrollY) === y) return noticed()
        addEventListener('scroll', () => noticed(), { once: true })
        scrollTo({ top: y, behavior: 'instant' })
      }),
    top,
  )
}

export function scrollYOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

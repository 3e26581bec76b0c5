import type { Page } from '@playwright/test'
import { paths } from '#src/content/paths.ts'
import { address, expect, hold, hydrated, introSeen, noteIntro, open, stopClock, test } from './fixtures.ts'
import { pretendHardware } from './hardware.ts'

/* What is seen before the code is there. */

const root = (page: Page) => page.locator('html')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const skip = (page: Page) => page.getByRole('button', { name: 'Skip intro' })

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutCode(page: Page, url: string): Promise<() => void> {
  const release = await hold(page, /\/assets\/[\w-]+\.js$/)
  await page.goto(url, { waitUntil: 'commit' })
  await expect(root(page)).not.toHaveAttribute('data-undecided')
  return release
}

for (const experience of ['immersive', 'light', 'auto'] as const)
  test(`without the intro the words are there before any code (${experience})`, async ({ page }) => {
    await openWithoutCode(page, address(paths.platform, { experience }))
    await expect(heading(page)).toBeVisible()
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main, .page-hero > *')]
        .filter((element) => getComputedStyle(element).opacity !== '1')
        .map((element) => element.className || element.tagName),
    )
    expect(hidden).toEqual([])
  })

test('with less motion nothing runs a transition of its visibility while a page becomes ready', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const runs: string[] = []
    Reflect.set(window, 'runs', runs)
    const note = (event: TransitionEvent) => runs.push(event.propertyName)
    document.addEventListener('transitionrun', note, true)
  })
  for (const path of [paths.technology, paths.home]) {
    await open(page, path, { experience: 'auto' })
    const runs = await page.evaluate(() => Reflect.get(window, 'runs') as string[])
    expect(runs).not.toContain('visibility')
  }
})

test('no script file is requested before the words are painted', async ({ page }) => {
  await open(page, paths.contact, { experience: 'light' })
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(requested.length).toBeGreaterThan(0)
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted)
})

/** Records for each WebGL context whether a frame had been begun before it was made, and all states of the intro. */
async function recordStart(page: Page): Promise<() => Promise<{ contexts: boolean[]; intro: string[] }>> {
  await page.addInitScript(() => {
    const seen = { contexts: [] as boolean[], intro: [] as string[] }
    Reflect.set(window, 'start', seen)
    let frame = false
    requestAnimationFrame(() => (frame = true))
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function getContext(
      this: HTMLCanvasElement,
      ...request: Parameters<typeof original>
    ) {
      if (/webgl/.test(request[0])) seen.contexts.push(frame)
      return original.apply(this, request)
    } as typeof original
    new MutationObserver(() => seen.intro.push(document.documentElement.dataset.intro ?? 'none')).observe(
      document,
      { subtree: true, attributeFilter: ['data-intro'] },
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'start') as { contexts: boolean[]; intro: string[] })
}

test('the graphics card is asked in a worker; drawn in software, nothing of the intro is shown', async ({
  page,
}) => {
  const seen = await recordStart(page)
  await page.goto(address(paths.contact, { experience: 'auto', intro: 'on' }))
  await hydrated(page)
  await expect(root(page)).toHaveAttribute('data-experience', 'light')
  await expect(heading(page)).toBeVisible()
  const { contexts, intro } = await seen()
  // The page's own thread makes none.
  expect(contexts).toEqual([])
  expect(intro).not.toContain('playing')
})

test('where the worker does not arrive, the graphics card is asked in the page, after the first frame', async ({
  page,
}) => {
  await page.route('/graphics-card.js', (route) => route.abort())
  const seen = await recordStart(page)
  await page.goto(address(paths.contact, { experience: 'auto', intro: 'on' }))
  await hydrated(page)
  await expect(root(page)).toHaveAttribute('data-experience', 'light')
  const { contexts, intro } = await seen()
  expect(contexts).toEqual([true])
  expect(intro).not.toContain('playing')
})

test('with a graphics card the intro plays', async ({ page }) => {
  await pretendHardware(page)
  const seen = await recordStart(page)
  await noteIntro(page)
  await page.goto(address(paths.contact, { experience: 'auto', intro: 'on' }), { waitUntil: 'commit' })
  await introSeen(page)
  expect((await seen()).contexts).not.toContain(false)
})

for (const [way, press] of [
  ['Skip', (page: Page) => skip(page).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`${way} ends the intro before its code is there, for the whole session`, async ({ page }) => {
    const url = address(paths.contact, { experience: 'immersive', intro: 'on' })
    // The intro has its own end, which must not come before the press.
    await stopClock(page)
    const release = await openWithoutCode(page, url)
    await expect(skip(page)).toBeVisible()
    await press(page)
    await expect(page.locator('.intro')).toBeHidden()
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
    await page.clock.resume()
    release()
    await hydrated(page)
    await expect(page.locator('.intro')).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(page.locator('.intro')).toBeHidden()
  })

test('a script of somebody else that fails changes nothing', async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/)
  await page.route('/beacon.js', (route) => route.abort())
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const script = document.createElement('script')
      script.src = '/beacon.js'
      script.addEventListener('error', () => document.documentElement.setAttribute('data-beacon', 'failed'))
      document.head.append(script)
    }),
  )
  await open(page, paths.contact)
  await expect(root(page)).toHaveAttribute('data-beacon', 'failed')
  await expect(root(page)).toHaveAttribute('data-script', 'on')
})
